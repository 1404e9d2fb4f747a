import { findRefund } from '../../../db/queries/refunds/refunds';
import { notFound } from '../../../domain/errors';
import { decideRefund } from '../../../operations/refunds/decide-refund';
import { presentRefund } from '../../presenters/refund';
import { defineRoute } from '../../route';
import { loadGift } from '../gifts/load';
import { requireRefundDecider } from './decider';
import { refundDecisionSchema, refundParams, refundSchema } from './schema';

export const decideRefundRoute = defineRoute({
  method: 'post',
  path: '/v1/donations/{donation_id}/refunds/{refund_id}/decision',
  operationId: 'decideRefund',
  tag: 'Refunds',
  summary: 'Decide a donor’s refund that the charity cannot pay',
  description:
    'For operators who are neither the donor nor tied to the charity. `platform_bears`: the platform pays the refund. `refuse`: the refund fails.',
  scope: 'donations:write',
  stepUp: true,
  role: 'operator',
  params: refundParams,
  body: refundDecisionSchema,
  success: { status: 200, description: 'The decided refund', schema: refundSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle(request) {
    const { db, params, body, actor, now } = request;
    const { gift, role } = await loadGift(db, actor, params.donation_id);
    const refund = await findRefund(db, params.refund_id);
    if (refund?.donationId !== gift.id) throw notFound('refund');
    await requireRefundDecider(request, { gift, role });
    const decision = { refundId: refund.id, ...body, decidedByUserId: actor.userId, at: now };
    return presentRefund(await decideRefund(db, decision), gift.currency);
  },
});
