import { type Database } from '../../db/database';
import { type Donation } from '../../db/queries/gifts/gifts';
import { enqueueWorkflow } from '../../db/queries/platform/promise-workflows';
import { type Refund } from '../../db/queries/refunds/refunds';
import { type RefundInput } from '../../workflows/messages';

/** Enqueues the workflow that returns the money to the donor. */
export async function startRefund(tx: Database, gift: Donation, { id }: Pick<Refund, 'id'>): Promise<void> {
  const input: RefundInput = { refundId: id };
  await enqueueWorkflow(tx, {
    workflowType: 'refund',
    workflowId: id,
    input,
    searchAttributes: { CharityId: gift.charityId, UserId: gift.donorUserId, DonationId: gift.id },
    summary: `refund of a ${gift.paymentMethod} gift in ${gift.currency}`,
  });
}
