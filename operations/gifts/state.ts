import { type Database } from '../../db/database';
import { type Gift, storeGiftMove } from '../../db/queries/gifts/gifts';
import { type GiftStatus, mayMove } from '../../domain/gifts/gift';

/**
 * Moves a gift from one state to another. Returns false if the gift is no longer in the state `from`. Throws
 * a RangeError if the rules never allow the move.
 */
export async function moveGift(
  tx: Database,
  id: string,
  from: GiftStatus,
  changes: Pick<Gift, 'status'> & Partial<Gift>,
): Promise<boolean> {
  if (!mayMove(from, changes.status))
    throw new RangeError(`a gift never goes from ${from} to ${changes.status}`);
  return storeGiftMove(tx, id, from, changes);
}
