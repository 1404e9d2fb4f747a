import { type Database } from '../../db/database';
import { type EarnedTier, findBookedVolume, findTier, insertTier } from '../../db/queries/fees/tiers';
import { startOfMonth } from '../../domain/days';
import { tierForVolume } from '../../domain/fees/schedule';

/**
 * Keeps the tier of a charity for a month (UTC), earned by the volume of the calendar month before. The month's first gift
 * or quote keeps it, so that it cannot change within the month.
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
  // Another gift may have kept the month's tier first: the stored one counts.
  const kept = await findTier(tx, charityId, month);
  if (kept === undefined) throw new Error(`the tier of ${charityId} was not kept`);
  return kept;
}
