import { requestRefund } from '../../../operations/refunds/request-refund';
import { newId } from '../../../new-id';
import { presentRefund } from '../../presenters/refund';
import { route, routes } from '../../route';
import { loadGift, loadRefund, requireRefundDecider } from '../../access/gifts';
import {
  refundRequestSchema,
  refundSchema,
  refundListSchema,
  refundDecisionSchema,
  allRefundsQuery,
} from './schema';
import { listRefunds, listAllRefunds } from '../../../db/queries/refunds/refunds';
import { pageQuery } from '../../fields';
import {
  bearFeesOrAsk,
  decideRefundOrAsk,
  type RefundOrApproval,
} from '../../../operations/refunds/bear-cost';
import { type Gift } from '../../../db/queries/gifts/gifts';
import { Pending } from '../../pending';
import { presentApproval } from '../../presenters/approval';

export const refundRoutes = routes('Refunds', {
  createRefund: route('POST /v1/donations/{donation_id}/refunds', {
    summary: 'Refund a completed gift, fully or in part',
    description:
      'For the donor of the gift, members of its charity and operators. A 201 means that the amount is reserved and the refund will end as completed or failed. A donor may ask for a refund within 30 days of completion, and bears the processing fee. If the charity cannot pay a donor’s refund, the refund waits for an operator (`awaits_decision`). Without `amount`, the whole gift is refunded. The answer is 400 if the amount exceeds the rest of the gift, or if nothing would be returned. It is 409 if the gift is not completed, is disputed or fully refunded, or if a donor asks too late. It is 402 if the charity cannot pay for its own refund.',
    scope: 'donations:write',
    guests: true,
    stepUp: ['bear_fees'],
    body: refundRequestSchema,
    success: {
      status: 201,
      description: 'The refund is accepted',
      schema: refundSchema,
      pending: 'The refund waits for another operator, because the platform would bear its fees',
    },
    errors: ['CONFLICT', 'FORBIDDEN', 'INSUFFICIENT_FUNDS', 'LIMIT_EXCEEDED'],
    async handle(request) {
      const { act, db, params, body, actor, config, now } = request;
      const { gift, role } = await loadGift(db, actor, params.donation_id);
      const order = {
        id: newId('refund'),
        donationId: gift.id,
        amount: body.amount,
        reason: body.reason ?? null,
        requestedBy: role,
        requestedByUserId: actor.userId,
      };
      if (body.bear_fees !== 'platform') {
        const { environment } = config;
        return presentRefund(await requestRefund(act, { ...order, environment }), gift.currency);
      }
      await requireRefundDecider(request, { gift, role });
      return presentBorne(await bearFeesOrAsk(act, order, config.approvalUsdMinor), gift, now);
    },
  }),

  listRefunds: route('GET /v1/donations/{donation_id}/refunds', {
    summary: 'List the refunds of a gift',
    description: 'Newest first.',
    scope: 'donations:read',
    guests: true,
    query: pageQuery,
    success: { status: 200, description: 'A page of refunds, newest first', schema: refundListSchema },
    async handle({ db, params, query, actor }) {
      const { gift } = await loadGift(db, actor, params.donation_id);
      const { refunds, total } = await listRefunds(db, gift.id, query);
      return { refunds: refunds.map((refund) => presentRefund(refund, gift.currency)), total, ...query };
    },
  }),

  getRefund: route('GET /v1/donations/{donation_id}/refunds/{refund_id}', {
    summary: 'Read a refund and its status',
    scope: 'donations:read',
    guests: true,
    success: { status: 200, description: 'The refund', schema: refundSchema },
    async handle({ db, params, actor }) {
      const { refund, gift } = await loadRefund(db, actor, params);
      return presentRefund(refund, gift.currency);
    },
  }),

  decideRefund: route('POST /v1/donations/{donation_id}/refunds/{refund_id}/decision', {
    summary: 'Decide a donor’s refund that the charity cannot pay',
    description:
      'For operators who are neither the donor nor tied to the charity. `platform_bears`: the platform pays the refund. `refuse`: the refund fails. Once what the operator let the platform bear in 30 days would pass `APPROVAL_USD`, another operator must approve it. The answer is 409 if the refund awaits no decision.',
    scope: 'donations:write',
    stepUp: true,
    role: 'operator',
    body: refundDecisionSchema,
    success: {
      status: 200,
      description: 'The decided refund',
      schema: refundSchema,
      pending: 'The decision waits for another operator',
    },
    errors: ['CONFLICT'],
    async handle(request) {
      const { act, db, params, body, actor, config, now } = request;
      const { refund, gift, role } = await loadRefund(db, actor, params);
      await requireRefundDecider(request, { gift, role });
      const decision = { refundId: refund.id, ...body };
      return presentBorne(await decideRefundOrAsk(act, decision, config.approvalUsdMinor), gift, now);
    },
  }),

  listAllRefunds: route('GET /v1/refunds', {
    summary: 'List the refunds of all gifts',
    description:
      'For operators. A refund with `awaits_decision` waits for an operator’s decision. A failed refund with `reversed_at` had completed before. Newest first.',
    scope: 'donations:read',
    role: 'operator',
    query: allRefundsQuery,
    success: { status: 200, description: 'A page of refunds, newest first', schema: refundListSchema },
    async handle({ db, query: { status, limit, offset } }) {
      const { refunds, total } = await listAllRefunds(db, { status, limit, offset });
      const presented = refunds.map((refund) => presentRefund(refund, refund.currency));
      return { refunds: presented, total, limit, offset };
    },
  }),
});

/** Presents a refund, or the approval that must come first. */
function presentBorne(borne: RefundOrApproval, { currency }: Gift, now: Date) {
  return 'refund' in borne
    ? presentRefund(borne.refund, currency)
    : new Pending(presentApproval(borne.approval, now));
}
