/** Stores the tiers that charities earned. A charity has one row per month. */
import { type Day } from '../../../domain/days';
import { type Tier } from '../../../domain/fees/schedule';
import { type Database, runStatement, selectRows } from '../../database';
import { find } from '../../rows';
import { charityTiers } from '../../tables/gifts';

/** A charity's volume of the previous month in US cents, and the tier that this volume earned. */
export interface EarnedTier {
  earned: Tier;
  volumeUsdMinor: bigint;
}

/**
 * Sums a charity's gifts minus returned money, in US cents. Includes the day `from` and excludes the day
 * `before`.
 */
export async function findBookedVolume(
  db: Database,
  charityId: string,
  { from, before }: { from: Day; before: Day },
): Promise<bigint> {
  const [booked] = await selectRows<{ volume: bigint }>(
    db,
    `SELECT coalesce(sum(donation_usd_minor), 0) AS volume FROM fee_lines
     WHERE charity_id = $1 AND posted_on >= $2::date AND posted_on < $3::date`,
    [charityId, from, before],
  );
  return booked?.volume ?? 0n;
}

/** Stores a charity's tier for a month. Does nothing if the month already has a tier. */
export async function insertTier(
  tx: Database,
  charityId: string,
  month: Day,
  { earned, volumeUsdMinor }: EarnedTier,
): Promise<void> {
  await runStatement(
    tx,
    `INSERT INTO charity_tiers (charity_id, month, volume_usd_minor, tier) VALUES ($1, $2::date, $3, $4)
     ON CONFLICT DO NOTHING`,
    [charityId, month, volumeUsdMinor, earned],
  );
}

export async function findTier(db: Database, charityId: string, month: Day): Promise<EarnedTier | undefined> {
  const row = await find(db, charityTiers, { charityId, month });
  return row === undefined ? undefined : { earned: row.tier, volumeUsdMinor: row.volumeUsdMinor };
}
