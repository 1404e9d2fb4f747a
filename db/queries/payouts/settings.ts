/** Stores the payout schedules of charities, and the exchange rates of their quotes. */
import { type Currency } from '../../../domain/money';
import { DEFAULT_MINIMUM_USD_MINOR, DEFAULT_SCHEDULE } from '../../../domain/payouts/payout';
import { type Database, selectRows } from '../../database';
import { find } from '../../rows';
import { payoutSettings, type PayoutSettingsRow } from '../../tables/payouts';

export type PayoutPlan = PayoutSettingsRow;

/** Returns a charity's settings, or the defaults if the charity chose none. */
export async function findPayoutPlan(db: Database, charityId: string): Promise<PayoutPlan> {
  const row = await find(db, payoutSettings, { charityId });
  const initial = { charityId, schedule: DEFAULT_SCHEDULE, minimumMinor: DEFAULT_MINIMUM_USD_MINOR };
  return row ?? initial;
}

export async function savePayoutPlan(tx: Database, plan: PayoutPlan): Promise<void> {
  const { charityId, schedule, minimumMinor } = plan;
  await selectRows(
    tx,
    `INSERT INTO payout_settings (charity_id, schedule, minimum_minor) VALUES ($1, $2, $3)
     ON CONFLICT (charity_id) DO UPDATE SET schedule = EXCLUDED.schedule, minimum_minor = EXCLUDED.minimum_minor
     RETURNING 1`,
    [charityId, schedule, minimumMinor.toString()],
  );
}

/**
 * Lists a page of the charities that have one of these schedules, in the order of their ids. The page begins
 * after the id `after`.
 */
export async function listScheduledCharities(
  db: Database,
  { schedules, after, limit }: { schedules: string[]; after: string; limit: number },
): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    `SELECT charity_id AS id FROM payout_settings WHERE schedule = ANY($1) AND charity_id > $2
     ORDER BY charity_id LIMIT $3`,
    [schedules, after, limit],
  );
  return rows.map(({ id }) => id);
}

interface QuotedRate {
  charityId: string;
  currency: Currency;
}

/** Returns the rate of a charity's quote that has not expired. */
export async function findQuotedRate(
  db: Database,
  { charityId, currency, at }: QuotedRate & { at: Date },
): Promise<string | undefined> {
  const [row] = await selectRows<{ rate: string }>(
    db,
    `SELECT usd_per_unit::text AS rate FROM payout_quotes
     WHERE charity_id = $1 AND currency = $2 AND expires_at >= $3`,
    [charityId, currency, at],
  );
  return row?.rate;
}

/** Stores the rate of a quote. Replaces the earlier quote in this currency. */
export async function saveQuotedRate(
  tx: Database,
  { charityId, currency, usdPerUnit, expiresAt }: QuotedRate & { usdPerUnit: string; expiresAt: Date },
): Promise<void> {
  await selectRows(
    tx,
    `INSERT INTO payout_quotes (charity_id, currency, usd_per_unit, expires_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (charity_id, currency) DO UPDATE
       SET usd_per_unit = EXCLUDED.usd_per_unit, expires_at = EXCLUDED.expires_at
     RETURNING 1`,
    [charityId, currency, usdPerUnit, expiresAt],
  );
}
