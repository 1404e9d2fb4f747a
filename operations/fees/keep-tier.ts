import { type EarnedTier, findBookedVolume, findTier, insertTier } from '../../db/queries/fees/tiers';
import { startOfMonth } from '../../domain/days';
import { tierForVolume } from '../../domain/fees/schedule';
import { type Act } from '../act';

/**
 * Stores the fee tier that a charity earned by its volume in the previous calendar month (UTC). The first
 * gift or quote of a month stores the tier, so that it stays the same all month. See docs/rules/fees.md.
 */
export async function keepTier({ tx, at }: Act, charityId: string): Promise<EarnedTier> {
  const month = startOfMonth(at);
  const volumeUsdMinor = await findBookedVolume(tx, charityId, {
    from: startOfMonth(at, -1),
    before: month,
  });
  await insertTier(tx, charityId, month, { earned: tierForVolume(volumeUsdMinor), volumeUsdMinor });
  // Reads the stored tier, because a concurrent gift may have stored one first.
  const kept = await findTier(tx, charityId, month);
  if (kept === undefined) throw new Error(`the tier of ${charityId} was not stored`);
  return kept;
}
