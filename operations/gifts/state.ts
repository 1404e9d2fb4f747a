import { type Database } from '../../db/database';
import { type Donation, moveDonation } from '../../db/queries/gifts/gifts';
import { type DonationStatus, mayMove } from '../../domain/gifts/gift';

/**
 * Moves a gift from one state to another. Returns false if the gift is no longer in the state `from`. Throws
 * a RangeError if the rules never allow the move.
 */
export async function moveGift(
  tx: Database,
  id: string,
  from: DonationStatus,
  changes: Pick<Donation, 'status'> & Partial<Donation>,
): Promise<boolean> {
  if (!mayMove(from, changes.status))
    throw new RangeError(`a gift never goes from ${from} to ${changes.status}`);
  return moveDonation(tx, id, from, changes);
}
