import { type Database, inTransaction } from '../../db/database';
import { saveRates } from '../../db/queries/exchange-rates/rates';
import { dayOf } from '../../domain/days';
import {
  RateFileError,
  type RateRecord,
  readReferenceRates,
} from '../../domain/exchange-rates/reference-rates';
import { takeRecords } from '../../gateways/csv-records';

export interface ImportedRates {
  /** The number of rates in the file for currencies that the platform accepts. */
  read: number;
  /** The number of rates that were new or differed from the stored ones. */
  changed: number;
  /** The newest day in the file. */
  newest: string;
}

/**
 * Imports a file of daily reference rates in one transaction. Importing the same file again changes nothing. If a
 * single row is wrong, throws a RateFileError that names its line, and imports nothing.
 */
export async function importRates(
  db: Database,
  { text, origin, at }: { text: string; origin: 'file' | 'url'; at: Date },
): Promise<ImportedRates> {
  const rates = readReferenceRates(readRecords(text));
  const newest = rates.reduce((latest, { date }) => (date > latest ? date : latest), '');
  if (newest > dayOf(at)) throw new RateFileError(`the file has rates of ${newest}, which is in the future`);
  const changed = await inTransaction(db, (tx) => saveRates(tx, rates, { origin, at }));
  return { read: rates.length, changed, newest };
}

function readRecords(text: string): RateRecord[] {
  const lines = text.split(/\r?\n/).map((line, index) => ({ number: index + 1, text: line }));
  return takeRecords(lines, true).records.map((record) => {
    if (record.fields === undefined) throw new RateFileError(`line ${record.line}: ${record.fault}`);
    return record;
  });
}
