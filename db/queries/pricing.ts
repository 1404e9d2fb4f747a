/** What pricing a gift needs from the database: the dated rate of its currency and the charity's fee tier. */
import { type Tier, tierForVolume } from '../../domain/fees/schedule';
import { type Currency } from '../../domain/money';
import { type Database, selectRows } from '../database';

/** The price of one unit of a currency in USD on a day, as a decimal string. */
export async function findUsdRate(db: Database, currency: Currency, day: Date): Promise<string> {
  const [row] = await selectRows<{ rate: string }>(
    db,
    `SELECT usd_per_unit::text AS rate FROM exchange_rates
     WHERE currency = $1 AND date <= $2::date ORDER BY date DESC LIMIT 1`,
    [currency, day],
  );
  if (row === undefined) throw new Error(`there is no exchange rate for ${currency}`);
  return row.rate;
}

/**
 * The tier a charity earned by the gifts completed in the previous calendar month. It is computed on the first gift of
 * a month and kept, so that it cannot change within the month.
 */
export async function findTier(tx: Database, charityId: string, at: Date): Promise<Tier> {
  const month = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1));
  const [kept] = await selectRows<{ tier: Tier }>(
    tx,
    'SELECT tier FROM charity_tiers WHERE charity_id = $1 AND month = $2::date',
    [charityId, month],
  );
  if (kept !== undefined) return kept.tier;
  const previous = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() - 1, 1));
  const [row] = await selectRows<{ volume: string }>(
    tx,
    `SELECT coalesce(sum(amount_usd_minor), 0)::text AS volume FROM donations
     WHERE charity_id = $1 AND settled_at >= $2 AND settled_at < $3 AND status <> 'failed'`,
    [charityId, previous, month],
  );
  const volume = BigInt(row?.volume ?? '0');
  const tier = tierForVolume(volume);
  await tx.sequelize.query(
    `INSERT INTO charity_tiers (charity_id, month, volume_usd_minor, tier) VALUES ($1, $2::date, $3, $4)
     ON CONFLICT DO NOTHING`,
    { bind: [charityId, month, volume.toString(), tier], transaction: tx.transaction },
  );
  return tier;
}
