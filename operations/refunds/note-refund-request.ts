import { type Database } from '../../db/database';
import { lockDonation } from '../../db/queries/gifts/gifts';
import { noteRefundAsked, type Refund } from '../../db/queries/refunds/refunds';

/**
 * Stores the time just before the processor is first asked for a refund. From then on, nobody can cancel the refund.
 * Returns false if the refund is no longer pending.
 */
export async function noteRefundRequest(
  tx: Database,
  { refund, at }: { refund: Refund; at: Date },
): Promise<boolean> {
  await lockDonation(tx, refund.donationId);
  return noteRefundAsked(tx, refund.id, at);
}
