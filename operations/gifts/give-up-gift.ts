import { type Database } from '../../db/database';
import { moveCharge } from '../../db/queries/charges/charges';
import { lockDonation } from '../../db/queries/gifts/gifts';
import { hasGiftLeaf } from '../../db/queries/receipt-log/leaves';
import { type CancelCode, statesBefore } from '../../domain/charges/charge';
import { requireRow } from '../../domain/errors';

/**
 * Gives up a gift: from now on its charge is cancelled, and the gift then fails with `code`. Returns false if the gift
 * is no longer pending or has a leaf in the receipt log.
 */
export async function giveUpGift(tx: Database, donationId: string, code: CancelCode): Promise<boolean> {
  // Without the lock, a late broadcast could queue a leaf for the gift while its charge is being cancelled.
  const { status } = requireRow(await lockDonation(tx, donationId), donationId);
  if (status !== 'pending' || (await hasGiftLeaf(tx, donationId))) return false;
  await moveCharge(tx, donationId, statesBefore('cancelling'), { state: 'cancelling', cancelCode: code });
  return true;
}
