import { type Database } from '../../db/database';
import { type EarnedTier, findBookedVolume, findTier, insertTier } from '../../db/queries/fees/tiers';
import { startOfMonth } from '../../domain/days';
import { tierForVolume } from '../../domain/fees/schedule';

/**
 * Stores the tier that a charity earned for a month (UTC) by its volume in the previous calendar month. The month's
 * first gift or quote stores it, so that it cannot change within the month. See docs/rules/fees.md.
 */
export async function keepTier(
  tx: Database,
  { charityId, at }: { charityId: string; at: Date },
): Promise<EarnedTier> {
  const month = startOfMonth(at);
  const volumeUsdMinor = await findBookedVolume(tx, charityId, {
    from: startOfMonth(at, -1),
    before: month,
  });
  await insertTier(tx, charityId, month, { earned: tierForVolume(volumeUsdMinor), volumeUsdMinor });
  // A concurrent gift may have stored the month's tier first. Then that tier counts.
  const kept = await findTier(tx, charityId, month);
  if (kept === undefined) throw new Error(`the tier of ${charityId} was not stored`);
  return kept;
}
