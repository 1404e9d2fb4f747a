import { requestRefund } from '../../../operations/refunds/request-refund';
import { newId } from '../../../new-id';
import { presentRefund } from '../../presenters/refund';
import { defineRoute } from '../../route';
import { loadGift } from '../gifts/load';
import { donationParams } from '../gifts/schema';
import { requireRefundDecider } from './decider';
import { refundRequestSchema, refundSchema } from './schema';

export const createRefund = defineRoute({
  method: 'post',
  path: '/v1/donations/{donation_id}/refunds',
  operationId: 'createRefund',
  tag: 'Refunds',
  summary: 'Refund a completed gift, fully or in part',
  description:
    'For the donor of the gift, members of its charity and operators. A 201 means that the amount is reserved and the refund will end as completed or failed. A donor may ask for a refund within 30 days of completion, and bears the processing fee. If the charity cannot pay a donor’s refund, the refund waits for an operator (`awaits_decision`).',
  scope: 'donations:write',
  guests: true,
  stepUp: ['bear_fees'],
  params: donationParams,
  body: refundRequestSchema,
  success: { status: 201, description: 'The refund is accepted', schema: refundSchema },
  errors: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN', 'INSUFFICIENT_FUNDS', 'LIMIT_EXCEEDED'],
  async handle(request) {
    const { db, params, body, actor, config, now } = request;
    const { gift, role } = await loadGift(db, actor, params.donation_id);
    const doesPlatformBearFees = body.bear_fees === 'platform';
    if (doesPlatformBearFees) await requireRefundDecider(request, { gift, role });
    const refund = await requestRefund(db, {
      id: newId('refund'),
      donationId: gift.id,
      amount: body.amount,
      reason: body.reason ?? null,
      requestedBy: role,
      requestedByUserId: actor.userId,
      doesPlatformBearFees,
      environment: config.environment,
      at: now,
    });
    return presentRefund(refund, gift.currency);
  },
});
