import { type Database } from '../../db/database';
import { type Donation, lockDonation } from '../../db/queries/gifts/gifts';
import { enqueueWorkflow, type WorkflowStart } from '../../db/queries/platform/promise-workflows';
import { findTakenShare, insertRefund, type Refund } from '../../db/queries/refunds/refunds';
import { notFound } from '../../domain/errors';
import { shareOf } from '../../domain/ledger/shares';
import { type AskingRole } from '../../domain/refunds/refund';
import { type RefundInput } from '../../workflows/messages';
import { chooseAmount } from './amount';
import { requireCompleted } from './completed-gift';

export interface RefundRequest {
  id: string;
  donationId: string;
  /** A decimal string in the gift's currency. Defaults to all that is left. */
  amount?: string | undefined;
  reason: string | null;
  requestedBy: AskingRole;
  requestedByUserId: string;
  at: Date;
}

/**
 * Accepts a refund: reserves its amount and enqueues its workflow. Throws a GivingError if the gift is not completed or
 * has too little left.
 */
export async function requestRefund(tx: Database, request: RefundRequest): Promise<Refund> {
  const gift = await lockDonation(tx, request.donationId);
  if (gift === undefined) throw notFound('donation');
  requireCompleted(gift);
  const taken = await findTakenShare(tx, gift.id);
  const amountMinor = chooseAmount(gift, request.amount, gift.amountMinor - taken.amountMinor);
  const refund: Refund = {
    id: request.id,
    donationId: gift.id,
    status: 'pending',
    ...shareOf(gift, taken, amountMinor),
    reason: request.reason,
    requestedBy: request.requestedBy,
    requestedByUserId: request.requestedByUserId,
    failureCode: null,
    createdAt: request.at,
    settledAt: null,
  };
  await insertRefund(tx, refund);
  await enqueueWorkflow(tx, startOf(gift, refund));
  return refund;
}

function startOf(gift: Donation, refund: Refund): WorkflowStart {
  const input: RefundInput = { refundId: refund.id };
  return {
    workflowType: 'refund',
    workflowId: refund.id,
    input,
    searchAttributes: { CharityId: gift.charityId, UserId: gift.donorUserId, DonationId: gift.id },
    summary: `refund of a ${gift.paymentMethod} gift in ${gift.currency}`,
  };
}
