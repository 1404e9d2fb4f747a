/** The records of a NACHA file: lines of 94 characters whose fields have fixed columns. */
import { BankFileError } from '../../../domain/payouts/bank-file-error';

export const RECORD_LENGTH = 94;
/** A file is padded with lines of nines to a multiple of this number of records. */
export const BLOCKING_FACTOR = 10;
export const FILLER = '9'.repeat(RECORD_LENGTH);

/** `number`: digits, padded with zeros on the left. `text`: padded with spaces on the right. */
type Kind = 'number' | 'text';
type Field<Name extends string> = readonly [name: Name, width: number, kind: Kind];
export type Layout<Name extends string = string> = readonly Field<Name>[];
type NameOf<L> = L extends Layout<infer Name> ? Name : never;
export type Values<L extends Layout> = Record<NameOf<L>, string>;

function layout<const Name extends string>(...fields: Field<Name>[]): Layout<Name> {
  const width = fields.reduce((total, [, each]) => total + each, 0);
  if (width !== RECORD_LENGTH) throw new Error(`a record has ${width} columns`);
  return fields;
}

export const FILE_HEADER = layout(
  ['type', 1, 'number'],
  ['priority', 2, 'number'],
  ['destination', 10, 'text'],
  ['origin', 10, 'text'],
  ['creationDate', 6, 'number'],
  ['creationTime', 4, 'text'],
  ['modifier', 1, 'text'],
  ['recordSize', 3, 'number'],
  ['blockingFactor', 2, 'number'],
  ['format', 1, 'number'],
  ['destinationName', 23, 'text'],
  ['originName', 23, 'text'],
  ['referenceCode', 8, 'text'],
);
export const BATCH_HEADER = layout(
  ['type', 1, 'number'],
  ['serviceClass', 3, 'number'],
  ['companyName', 16, 'text'],
  ['discretionaryData', 20, 'text'],
  ['companyId', 10, 'text'],
  ['entryClass', 3, 'text'],
  ['description', 10, 'text'],
  ['descriptiveDate', 6, 'text'],
  ['effectiveDate', 6, 'text'],
  ['settlementDate', 3, 'text'],
  ['originatorStatus', 1, 'text'],
  ['originatingBank', 8, 'number'],
  ['batchNumber', 7, 'number'],
);
export const ENTRY = layout(
  ['type', 1, 'number'],
  ['transactionCode', 2, 'number'],
  ['receivingBank', 8, 'number'],
  ['checkDigit', 1, 'number'],
  ['accountNumber', 17, 'text'],
  ['amount', 10, 'number'],
  ['individualId', 15, 'text'],
  ['name', 22, 'text'],
  ['discretionaryData', 2, 'text'],
  ['addendaIndicator', 1, 'number'],
  ['trace', 15, 'number'],
);
export const PAYMENT_ADDENDA = layout(
  ['type', 1, 'number'],
  ['addendaType', 2, 'number'],
  ['information', 80, 'text'],
  ['sequence', 4, 'number'],
  ['entrySequence', 7, 'number'],
);
export const RETURN_ADDENDA = layout(
  ['type', 1, 'number'],
  ['addendaType', 2, 'number'],
  ['code', 3, 'text'],
  ['originalTrace', 15, 'number'],
  ['dateOfDeath', 6, 'text'],
  ['originalBank', 8, 'number'],
  ['information', 44, 'text'],
  ['trace', 15, 'number'],
);
export const CORRECTION_ADDENDA = layout(
  ['type', 1, 'number'],
  ['addendaType', 2, 'number'],
  ['code', 3, 'text'],
  ['originalTrace', 15, 'number'],
  ['reserved', 6, 'text'],
  ['originalBank', 8, 'number'],
  ['correctedData', 29, 'text'],
  ['reservedToo', 15, 'text'],
  ['trace', 15, 'number'],
);
export const BATCH_CONTROL = layout(
  ['type', 1, 'number'],
  ['serviceClass', 3, 'number'],
  ['count', 6, 'number'],
  ['entryHash', 10, 'number'],
  ['debits', 12, 'number'],
  ['credits', 12, 'number'],
  ['companyId', 10, 'text'],
  ['authentication', 19, 'text'],
  ['reserved', 6, 'text'],
  ['originatingBank', 8, 'number'],
  ['batchNumber', 7, 'number'],
);
export const FILE_CONTROL = layout(
  ['type', 1, 'number'],
  ['batchCount', 6, 'number'],
  ['blockCount', 6, 'number'],
  ['count', 8, 'number'],
  ['entryHash', 10, 'number'],
  ['debits', 12, 'number'],
  ['credits', 12, 'number'],
  ['reserved', 39, 'text'],
);

/** The format keeps only the last ten digits of an entry hash. */
export const HASH_MODULUS = 10n ** 10n;

/** Writes a record. A missing value leaves its field empty. Throws if a value is too long, instead of truncating it. */
export function writeRecord<L extends Layout>(
  fields: L,
  values: Partial<Record<NameOf<L>, string | number | bigint>>,
): string {
  const given: Partial<Record<string, string | number | bigint>> = values;
  return fields
    .map(([name, width, kind]) => {
      const value = String(given[name] ?? '');
      if (value.length > width) throw new BankFileError(`${name} has more than ${width} characters`);
      if (kind === 'text') return value.padEnd(width);
      if (!/^[0-9]*$/.test(value)) throw new BankFileError(`${name} is not a number`);
      return value.padStart(width, '0');
    })
    .join('');
}

/** Splits a record into its fields. Numbers keep their leading zeros. Texts lose their trailing spaces. */
export function readRecord<L extends Layout>(fields: L, line: string, place: string): Values<L> {
  const values: Record<string, string> = {};
  let at = 0;
  for (const [name, width, kind] of fields) {
    const value = line.slice(at, at + width);
    at += width;
    if (kind === 'number' && !/^[0-9]+$/.test(value)) {
      throw new BankFileError(`${name} (columns ${at - width + 1} to ${at}) is not a number`, place);
    }
    values[name] = kind === 'text' ? value.trimEnd() : value;
  }
  return values as Values<L>;
}
