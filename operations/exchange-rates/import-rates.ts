import { type Database, inTransaction } from '../../db/database';
import { findPlatformAccount } from '../../db/queries/access/accounts';
import { recordEvent } from '../../db/queries/events/record-events';
import { claimAlarm, listNewestDays, saveRates } from '../../db/queries/exchange-rates/rates';
import { type Day, dayOf } from '../../domain/days';
import { ratesStale } from '../../domain/exchange-rates/events';
import { isStale } from '../../domain/exchange-rates/rate';
import {
  RateFileError,
  type RateRecord,
  readReferenceRates,
} from '../../domain/exchange-rates/reference-rates';
import { type Currency } from '../../domain/money';
import { takeRecords } from '../../gateways/registers/csv-records';
import { type Act } from '../act';

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

/** Returns the currencies without a rate that is new enough, and the day of their newest rate. */
export async function findStaleRates(db: Database, at: Date): Promise<{ currency: Currency; date: Day }[]> {
  const today = dayOf(at);
  return (await listNewestDays(db, today)).filter(({ date }) => isStale(date, today));
}

/**
 * Tells the platform's account which rates are stale, at most once a day. Gifts still use stale rates. Returns the
 * number of stale rates.
 */
export async function announceStaleRates({ tx, at }: Act): Promise<number> {
  const stale = await findStaleRates(tx, at);
  const accountId = await findPlatformAccount(tx);
  if (stale.length === 0 || accountId === undefined) return stale.length;
  if (await claimAlarm(tx, dayOf(at))) {
    await recordEvent(tx, ratesStale(stale), { accountId }, at);
  }
  return stale.length;
}
