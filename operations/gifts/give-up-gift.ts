import { type Database } from '../../db/database';
import { moveCharge } from '../../db/queries/charges/charges';
import { lockDonation } from '../../db/queries/gifts/gifts';
import { hasGiftLeaf } from '../../db/queries/receipt-log/leaves';
import { statesBefore } from '../../domain/charges/charge';
import { requireRow } from '../../domain/errors';

/**
 * Decides that a gift which its network did not confirm in time will fail. Its charge is then cancelled. Returns false
 * if the gift has settled, or has a leaf in the receipt log.
 */
export async function giveUpGift(tx: Database, donationId: string): Promise<boolean> {
  // The lock keeps a late broadcast from queueing the leaf of a gift whose charge is cancelled.
  const { status } = requireRow(await lockDonation(tx, donationId), donationId);
  if (status !== 'pending' || (await hasGiftLeaf(tx, donationId))) return false;
  await moveCharge(tx, donationId, statesBefore('cancelling'), { state: 'cancelling' });
  return true;
}
