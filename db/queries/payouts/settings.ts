/** Stores the payout frequencies of charities, and the exchange rates of their quotes. */
import { Op } from 'sequelize';
import {
  DEFAULT_MINIMUM_USD_MINOR,
  DEFAULT_FREQUENCY,
  type PayoutFrequency,
} from '../../../domain/payouts/payout';
import { type Database } from '../../database';
import { find, list, save } from '../../rows';
import {
  payoutQuotes,
  type PayoutQuoteRow,
  payoutSettings,
  type PayoutSettingsRow,
} from '../../tables/payouts';

export type PayoutSettings = PayoutSettingsRow;

/** Returns a charity's settings, or the defaults if the charity chose none. */
export async function findPayoutSettings(db: Database, charityId: string): Promise<PayoutSettings> {
  const row = await find(db, payoutSettings, { charityId });
  const initial = { charityId, frequency: DEFAULT_FREQUENCY, minimumMinor: DEFAULT_MINIMUM_USD_MINOR };
  return row ?? initial;
}

export async function savePayoutSettings(tx: Database, settings: PayoutSettings): Promise<void> {
  await save(tx, payoutSettings, settings);
}

/**
 * Lists a page of the charities that have one of these payout frequencies, in the order of their ids. The page
 * begins after the id `after`.
 */
export async function listCharitiesByFrequency(
  db: Database,
  { frequencies, after, limit }: { frequencies: PayoutFrequency[]; after: string; limit: number },
): Promise<string[]> {
  const next = { frequency: frequencies, charityId: { [Op.gt]: after } };
  const rows = await list(db, payoutSettings, next, { order: ['charityId'], limit });
  return rows.map(({ charityId }) => charityId);
}

/** Returns the rate of a charity's quote that has not expired. */
export async function findQuotedRate(
  db: Database,
  { charityId, currency, at }: Pick<PayoutQuoteRow, 'charityId' | 'currency'> & { at: Date },
): Promise<string | undefined> {
  const quote = await find(db, payoutQuotes, { charityId, currency, expiresAt: { [Op.gte]: at } });
  return quote?.usdPerUnit;
}

/** Stores the rate of a quote. Replaces the earlier quote in this currency. */
export async function saveQuotedRate(tx: Database, quote: PayoutQuoteRow): Promise<void> {
  await save(tx, payoutQuotes, quote);
}
