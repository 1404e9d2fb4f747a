import { type Database } from '../../db/database';
import { findPlatformAccount } from '../../db/queries/access/accounts';
import { recordEvent } from '../../db/queries/events/record-events';
import { claimAlarm, listNewestDays } from '../../db/queries/exchange-rates/rates';
import { type Day, dayOf } from '../../domain/days';
import { ratesStale } from '../../domain/exchange-rates/events';
import { isStale } from '../../domain/exchange-rates/rate';
import { type Currency } from '../../domain/money';

/** Returns the currencies without a rate that is new enough, and the day of their newest rate. */
export async function findStaleRates(db: Database, at: Date): Promise<{ currency: Currency; date: Day }[]> {
  const today = dayOf(at);
  return (await listNewestDays(db, today)).filter(({ date }) => isStale(date, today));
}

/**
 * Tells the platform's account which rates are stale, at most once a day. Gifts still use stale rates. Returns the
 * number of stale rates.
 */
export async function announceStaleRates(tx: Database, at: Date): Promise<number> {
  const stale = await findStaleRates(tx, at);
  const accountId = await findPlatformAccount(tx);
  if (stale.length === 0 || accountId === undefined) return stale.length;
  if (await claimAlarm(tx, dayOf(at))) {
    await recordEvent(tx, ratesStale(stale), { accountId }, at);
  }
  return stale.length;
}
