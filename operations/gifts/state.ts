import { type Database } from '../../db/database';
import { type Donation, moveDonation } from '../../db/queries/gifts/gifts';
import { type DonationStatus, mayMove } from '../../domain/gifts/gift';

/**
 * Moves a gift from one state to another; false when it has left the first one. Throws a RangeError on a move that no
 * gift makes.
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
