/** What accepting a gift needs from the database: who receives it, the dated rate of its currency, the fee tier. */
import { type Tier, tierForVolume } from '../../domain/fees/schedule';
import { type Currency } from '../../domain/money';
import { type Database, selectRows } from '../database';

export interface GiftTerms {
  charity: { id: string; listed: boolean; walletAddress: string };
  /** The price of one unit of the currency in USD on the gift's day, as a decimal string. */
  usdPerUnit: string;
  /** The tier by which the charity pays this month. */
  tier: Tier;
}

interface TermsRow {
  id: string;
  listed: boolean;
  walletAddress: string;
  usdPerUnit: string | null;
  tier: Tier | null;
}

/** The terms of a gift made at the given time; undefined when there is no such charity. */
export async function findGiftTerms(
  tx: Database,
  gift: { charityId: string; currency: Currency; at: Date },
): Promise<GiftTerms | undefined> {
  const [row] = await selectRows<TermsRow>(
    tx,
    `SELECT c.id, c.listed, c.wallet_address AS "walletAddress", t.tier,
            (SELECT usd_per_unit::text FROM exchange_rates
             WHERE currency = $2 AND date <= $3::date ORDER BY date DESC LIMIT 1) AS "usdPerUnit"
     FROM charities c LEFT JOIN charity_tiers t ON t.charity_id = c.id AND t.month = $4::date
     WHERE c.id = $1`,
    [gift.charityId, gift.currency, gift.at, startOfMonth(gift.at, 0)],
  );
  if (row === undefined) return undefined;
  const { tier, usdPerUnit, ...charity } = row;
  if (usdPerUnit === null) throw new Error(`there is no exchange rate for ${gift.currency}`);
  return { charity, usdPerUnit, tier: tier ?? (await keepTier(tx, charity.id, gift.at)) };
}

/**
 * The tier earned by the gifts completed in the previous calendar month. It is computed on the first gift of a month
 * and kept, so that it cannot change within the month.
 */
async function keepTier(tx: Database, charityId: string, at: Date): Promise<Tier> {
  const month = startOfMonth(at, 0);
  const [row] = await selectRows<{ volume: string }>(
    tx,
    `SELECT coalesce(sum(amount_usd_minor), 0)::text AS volume FROM donations
     WHERE charity_id = $1 AND settled_at >= $2 AND settled_at < $3 AND status <> 'failed'`,
    [charityId, startOfMonth(at, -1), month],
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

function startOfMonth(at: Date, monthsLater: number): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + monthsLater, 1));
}
