/** Reads Stripe's report "Itemized balance change from activity" as CSV: one balance transaction a line. */
import { CURRENCIES, type Currency, MoneyError, parseMoney } from '../../domain/money';
import { type Movement } from '../../domain/reconciliation/item';
import { type FileItem, type TheirMovement } from '../../domain/reconciliation/movements';
import { type Line, takeRecords } from '../registers/csv-records';
import { BankFileError } from '../../domain/payouts/bank-file-error';
import { readLines, type RegisterFile } from '../registers/register-file';

/** The columns that the export must have. Stripe includes the metadata columns only if the operator selects them. */
export const STRIPE_COLUMNS = {
  id: 'balance_transaction_id',
  createdAt: 'created_utc',
  currency: 'currency',
  gross: 'gross',
  fee: 'fee',
  category: 'reporting_category',
  source: 'source_id',
  donationId: 'payment_metadata[donation_id]',
  refundId: 'refund_metadata[refund_id]',
} as const;
type Column = keyof typeof STRIPE_COLUMNS;
type Fields = Record<Column, string>;

/** Our movements by Stripe's reporting category. All other categories are `other`. */
const MOVEMENTS: Partial<Record<string, Movement>> = {
  charge: 'charge',
  refund: 'refund',
  refund_failure: 'refund_failure',
  dispute: 'dispute',
  dispute_reversal: 'dispute_reversal',
  fee: 'fee',
  network_cost: 'fee',
  transfer: 'payout',
  transfer_reversal: 'payout_return',
};

/** The payouts of our Stripe balance to our own bank account. The ledger does not book them. */
const OWN_TRANSFERS = ['payout', 'payout_reversal'];

export async function* readExportLines(file: RegisterFile): AsyncGenerator<FileItem, void, undefined> {
  let columns: Map<Column, number> | undefined;
  let rest: Line[] = [];
  const take = function* (lines: Line[], isEnd: boolean): Generator<FileItem, void, undefined> {
    const taken = takeRecords([...rest, ...lines], isEnd);
    rest = taken.rest;
    for (const record of taken.records) {
      const place = `line ${record.line}`;
      if (record.fields === undefined) throw new BankFileError(record.fault, place);
      if (columns === undefined) {
        columns = findColumns(record.fields);
        continue;
      }
      const line = toLine(readFields(record.fields, columns, place), place);
      if (line !== undefined) yield { kind: 'line', line };
    }
  };
  for await (const { lines } of readLines(file)) yield* take(lines, false);
  yield* take([], true);
}

function findColumns(header: string[]): Map<Column, number> {
  const names = Object.entries(STRIPE_COLUMNS) as [Column, string][];
  const missing = names.filter(([, name]) => !header.includes(name)).map(([, name]) => name);
  if (missing.length > 0) {
    throw new BankFileError(`export these columns too: ${missing.join(', ')}`, 'line 1');
  }
  return new Map(names.map(([column, name]) => [column, header.indexOf(name)]));
}

function readFields(fields: string[], columns: Map<Column, number>, place: string): Fields {
  const entries = [...columns].map(([column, index]) => {
    const value = fields[index];
    if (value === undefined) throw new BankFileError(`${STRIPE_COLUMNS[column]} is missing`, place);
    return [column, value.trim()];
  });
  return Object.fromEntries(entries) as Fields;
}

/** Returns undefined for a transfer between our own accounts. */
function toLine(fields: Fields, place: string): TheirMovement | undefined {
  if (OWN_TRANSFERS.includes(fields.category)) return undefined;
  if (!/^txn_\w+$/.test(fields.id)) throw new BankFileError(`${STRIPE_COLUMNS.id} is wrong`, place);
  const movement = MOVEMENTS[fields.category] ?? 'other';
  const currency = fields.currency.toUpperCase();
  if (!Object.hasOwn(CURRENCIES, currency))
    throw new BankFileError(`${currency} is no currency of ours`, place);
  const own = movement === 'charge' ? fields.donationId : fields.refundId || fields.donationId;
  return {
    reference: fields.id,
    channel: 'stripe',
    subject: (movement.startsWith('dispute') ? '' : own) || fields.source || fields.id,
    movement,
    currency,
    amountMinor: readAmount('gross', fields, place),
    feeMinor: movement === 'charge' ? readAmount('fee', fields, place) : null,
    movedAt: readTime(fields.createdAt, place),
  };
}

function readAmount(column: 'gross' | 'fee', fields: Fields, place: string): bigint {
  const text = fields[column];
  try {
    const { minor } = parseMoney(text.replace(/^-/, ''), fields.currency.toUpperCase() as Currency);
    return text.startsWith('-') ? -minor : minor;
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error;
    throw new BankFileError(`${STRIPE_COLUMNS[column]} ${error.message}`, place);
  }
}

/** Stripe writes "2026-12-14 09:30:00", in UTC. */
function readTime(text: string, place: string): Date {
  const isTime = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(:\d{2})?$/.test(text);
  const time = new Date(`${text.replace(' ', 'T')}Z`);
  if (isTime && !Number.isNaN(time.getTime())) return time;
  throw new BankFileError(`${STRIPE_COLUMNS.createdAt} is no time in UTC`, place);
}
