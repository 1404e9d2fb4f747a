import { type Database } from '../../db/database';
import { offerChoices } from '../../db/queries/gifts/unclaimed';
import { choosableBefore, type UnclaimedEnvironment } from '../../domain/gifts/unclaimed';
import { notifyDonor } from './notify-donor';

const BATCH = 200;

/**
 * Tells donors of gifts that wait for an unclaimed charity that they may now choose another charity or a refund. Tells
 * each donor only once per gift. Returns how many were told, and whether nobody is left to tell.
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
