/**
 * Reads a bank's NACHA file of returns and corrections. Holds only one entry in memory. Apply the answers in one
 * transaction: the totals are at the end of the file, and the reader throws if they do not match.
 */
import { isDay } from '../../../domain/days';
import { BankFileError } from '../../../domain/payouts/bank-file-error';
import { type Chunks } from '../read-text';
import { type NachaItem } from './answers';
import { readCorrected } from './read-corrected';
import {
  BATCH_CONTROL,
  BATCH_HEADER,
  BLOCKING_FACTOR,
  CORRECTION_ADDENDA,
  ENTRY,
  FILE_CONTROL,
  FILE_HEADER,
  FILLER,
  HASH_MODULUS,
  readRecord,
  RETURN_ADDENDA,
  type Values,
} from './records';
import { describeCorrection, describeReturn } from './return-codes';
import { type NumberedRecord, splitRecords } from './split-records';

/** The class of international entries. They have other columns, so the reader refuses them. */
const FOREIGN_CLASS = 'IAT';
const CORRECTION_CLASS = 'COR';

interface Totals {
  count: bigint;
  hash: bigint;
  debits: bigint;
  credits: bigint;
}
const none = (): Totals => ({ count: 0n, hash: 0n, debits: 0n, credits: 0n });

interface Batch {
  header: Values<typeof BATCH_HEADER>;
  totals: Totals;
}

export async function* readNacha(chunks: Chunks): AsyncGenerator<NachaItem, void, undefined> {
  const reader = new NachaReader();
  for await (const record of splitRecords(chunks)) {
    const item = reader.take(record);
    if (item !== undefined) yield item;
  }
  reader.end();
}

class NachaReader {
  #records = 0;
  #fillers = 0;
  #hasHeader = false;
  #batches = 0n;
  #batch: Batch | undefined;
  #entry: Values<typeof ENTRY> | undefined;
  readonly #totals = none();
  #control: Values<typeof FILE_CONTROL> | undefined;

  take(record: NumberedRecord): NachaItem | undefined {
    this.#records += 1;
    const type = record.text.charAt(0);
    if (this.#control !== undefined) this.#takeFiller(record);
    else if (!this.#hasHeader) return this.#takeFileHeader(record);
    else if (this.#entry !== undefined && type !== '7') {
      throw new BankFileError('the entry before has no addenda record', record.place);
    } else if (type === '5') this.#takeBatchHeader(record);
    else if (type === '6') this.#takeEntry(record);
    else if (type === '7') return this.#takeAddenda(record);
    else if (type === '8') this.#takeBatchControl(record);
    else if (type === '9') this.#takeFileControl(record);
    else throw new BankFileError(`a record begins with "${type}"`, record.place);
    return undefined;
  }

  end(): void {
    if (this.#control === undefined) throw new BankFileError('the file ends before its control record');
    const records = this.#records - this.#fillers;
    const missing = Math.ceil(records / BLOCKING_FACTOR) * BLOCKING_FACTOR - records;
    // Some banks omit the filler lines.
    if (this.#fillers !== 0 && this.#fillers !== missing) {
      throw new BankFileError(`the file has ${this.#fillers} lines of nines instead of ${missing}`);
    }
    compare('blockCount', this.#control.blockCount, BigInt((records + missing) / BLOCKING_FACTOR), 'the end');
  }

  #takeFiller({ place, text }: NumberedRecord): void {
    if (text !== FILLER) throw new BankFileError('a record follows the end of the file', place);
    this.#fillers += 1;
  }

  #takeFileHeader({ place, text }: NumberedRecord): NachaItem {
    if (!text.startsWith('1')) throw new BankFileError('the file does not begin with a file header', place);
    const header = readRecord(FILE_HEADER, text, place);
    if (header.recordSize !== '094' || header.blockingFactor !== '10' || header.format !== '1') {
      throw new BankFileError('the file has another form: not 94 characters, blocks of 10, format 1', place);
    }
    this.#hasHeader = true;
    return {
      kind: 'file',
      origin: header.origin.trim(),
      destination: header.destination.trim(),
      createdOn: toDay(header.creationDate, place),
      modifier: header.modifier,
    };
  }

  #takeBatchHeader({ place, text }: NumberedRecord): void {
    if (this.#batch !== undefined) throw new BankFileError('the batch before has no control record', place);
    const header = readRecord(BATCH_HEADER, text, place);
    if (header.entryClass === FOREIGN_CLASS) {
      throw new BankFileError('entries of the class IAT are not read', place);
    }
    this.#batch = { header, totals: none() };
  }

  #takeEntry({ place, text }: NumberedRecord): void {
    const { totals } = this.#inBatch(place);
    const entry = readRecord(ENTRY, text, place);
    if (entry.addendaIndicator !== '1') {
      throw new BankFileError('the entry has no addenda: this is no file of returns or corrections', place);
    }
    totals.count += 1n;
    totals.hash += BigInt(entry.receivingBank);
    totals[sideOf(entry.transactionCode, place)] += BigInt(entry.amount);
    this.#entry = entry;
  }

  #takeAddenda(record: NumberedRecord): NachaItem {
    const { place, text } = record;
    const batch = this.#inBatch(place);
    if (this.#entry === undefined) throw new BankFileError('an addenda record follows no entry', place);
    const entry = this.#entry;
    this.#entry = undefined;
    batch.totals.count += 1n;
    const isCorrection = batch.header.entryClass === CORRECTION_CLASS;
    const type = text.slice(1, 3);
    if (type !== (isCorrection ? '98' : '99')) {
      throw new BankFileError(
        `an addenda record of type ${type} stands where ${isCorrection ? 'a correction' : 'a return'} belongs`,
        place,
      );
    }
    return isCorrection ? toCorrection(batch, entry, record) : toReturn(batch, entry, record);
  }

  #takeBatchControl({ place, text }: NumberedRecord): void {
    const { totals, header } = this.#inBatch(place);
    const control = readRecord(BATCH_CONTROL, text, place);
    if (control.batchNumber !== header.batchNumber || control.originatingBank !== header.originatingBank) {
      throw new BankFileError('the control record is of another batch', place);
    }
    compareTotals(control, totals, place);
    add(this.#totals, totals);
    this.#batches += 1n;
    this.#batch = undefined;
  }

  #takeFileControl({ place, text }: NumberedRecord): void {
    if (this.#batch !== undefined) throw new BankFileError('the batch before has no control record', place);
    const control = readRecord(FILE_CONTROL, text, place);
    compare('batchCount', control.batchCount, this.#batches, place);
    compareTotals(control, this.#totals, place);
    this.#control = control;
  }

  #inBatch(place: string): Batch {
    if (this.#batch === undefined) throw new BankFileError('a record belongs to no batch', place);
    return this.#batch;
  }
}

function toReturn(
  { header }: Batch,
  entry: Values<typeof ENTRY>,
  { place, text }: NumberedRecord,
): NachaItem {
  const addenda = readRecord(RETURN_ADDENDA, text, place);
  if (!/^R[0-9]{2}$/.test(addenda.code)) throw new BankFileError('the return has no code', place);
  return {
    kind: 'return',
    ...factsOf(header, entry, addenda, place),
    meaning: describeReturn(addenda.code),
    amountMinor: BigInt(entry.amount),
    isCredit: sideOf(entry.transactionCode, place) === 'credits',
    dateOfDeath: /^0*$/.test(addenda.dateOfDeath) ? undefined : toDay(addenda.dateOfDeath, place),
    information: addenda.information,
  };
}

function toCorrection(
  { header }: Batch,
  entry: Values<typeof ENTRY>,
  { place, text }: NumberedRecord,
): NachaItem {
  const addenda = readRecord(CORRECTION_ADDENDA, text, place);
  if (!/^C[0-9]{2}$/.test(addenda.code)) throw new BankFileError('the correction has no code', place);
  if (BigInt(entry.amount) !== 0n) throw new BankFileError('a correction has an amount', place);
  return {
    kind: 'correction',
    ...factsOf(header, entry, addenda, place),
    meaning: describeCorrection(addenda.code),
    corrected: readCorrected(addenda.code, addenda.correctedData, place),
  };
}

function factsOf(
  { entryClass, companyId }: Values<typeof BATCH_HEADER>,
  { individualId }: Values<typeof ENTRY>,
  { code, originalTrace }: { code: string; originalTrace: string },
  place: string,
) {
  return { place, entryClass, companyId, code, originalTrace, individualId: individualId.trim() };
}

/** Reads the side from the second digit of a transaction code. A returned credit counts as a credit. */
function sideOf(transactionCode: string, place: string): 'credits' | 'debits' {
  const digit = transactionCode.charAt(1);
  if ('1234'.includes(digit)) return 'credits';
  if ('6789'.includes(digit)) return 'debits';
  throw new BankFileError(`the transaction code ${transactionCode} is unknown`, place);
}

/** YYMMDD becomes YYYY-MM-DD. */
function toDay(text: string, place: string): string {
  const day = `20${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4)}`;
  if (!isDay(day)) throw new BankFileError('a date is not valid', place);
  return day;
}

function add(sum: Totals, one: Totals): void {
  sum.count += one.count;
  sum.hash += one.hash;
  sum.debits += one.debits;
  sum.credits += one.credits;
}

type Control = Record<'count' | 'entryHash' | 'debits' | 'credits', string>;

function compareTotals(control: Control, totals: Totals, place: string): void {
  compare('count', control.count, totals.count, place);
  compare('entryHash', control.entryHash, totals.hash % HASH_MODULUS, place);
  compare('debits', control.debits, totals.debits, place);
  compare('credits', control.credits, totals.credits, place);
}

function compare(name: string, said: string, counted: bigint, place: string): void {
  if (BigInt(said) === counted) return;
  throw new BankFileError(`${name} says ${BigInt(said)}, but the records add up to ${counted}`, place);
}
