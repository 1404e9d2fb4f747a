import { type Database } from '../../db/database';
import { offerChoices } from '../../db/queries/gifts/unclaimed';
import { choosableBefore, type UnclaimedEnvironment } from '../../domain/gifts/unclaimed';
import { notifyDonor } from './notify-donor';

const BATCH = 200;

/**
 * Tells donors whose gifts wait for an unclaimed charity that they may choose now. Each is told once. Returns how
 * many were told, and whether these were all.
 */
export async function offerDonorsChoices(
  tx: Database,
  { environment, at }: { environment: UnclaimedEnvironment; at: Date },
): Promise<{ told: number; isDone: boolean }> {
  const before = choosableBefore(environment, at);
  const gifts = await offerChoices(tx, { before, at, limit: BATCH });
  for (const gift of gifts) await notifyDonor(tx, 'choose_charity', gift);
  return { told: gifts.length, isDone: gifts.length < BATCH };
}
