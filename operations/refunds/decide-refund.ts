import { lockGift } from '../../db/queries/gifts/gifts';
import { decideWaitingRefund, findRefund, type Refund } from '../../db/queries/refunds/refunds';
import { GivingError, requireRow } from '../../domain/errors';
import { type RefundDecision } from '../../domain/refunds/refund';
import { type Act } from '../act';
import { failRefund } from './end-refund';
import { startRefund } from './start-refund';

export interface Decision {
  refundId: string;
  decision: RefundDecision;
  reason: string;
  decidedByUserId: string;
}

/**
 * Applies an operator's decision about a donor's refund that the charity cannot pay. Either the platform pays
 * the refund, or the refund fails.
 */
export async function decideRefund({ tx, at }: Act, order: Decision): Promise<Refund> {
  const { refundId, decision } = order;
  const { donationId } = requireRow(await findRefund(tx, refundId), refundId);
  const gift = requireRow(await lockGift(tx, donationId), donationId);
  const isDecided = await decideWaitingRefund(tx, refundId, {
    decision,
    decisionReason: order.reason,
    decidedByUserId: order.decidedByUserId,
    decidedAt: at,
    fromCharityMinor: 0n,
  });
  if (!isDecided) throw new GivingError('CONFLICT', 'The refund is not waiting for a decision.');
  const refund = requireRow(await findRefund(tx, refundId), refundId);
  if (decision === 'platform_bears') await startRefund(tx, gift, refund);
  else await failRefund({ tx, at }, { refund, failureCode: 'NOT_GRANTED' });
  return requireRow(await findRefund(tx, refundId), refundId);
}
