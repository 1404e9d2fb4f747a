import { findRefund } from '../../../db/queries/refunds/refunds';
import { notFound } from '../../../domain/errors';
import { presentRefund } from '../../presenters/refund';
import { defineRoute } from '../../route';
import { loadGift } from '../gifts/load';
import { refundParams, refundSchema } from './schema';

export const getRefund = defineRoute({
  method: 'get',
  path: '/v1/donations/{donation_id}/refunds/{refund_id}',
  operationId: 'getRefund',
  tag: 'Refunds',
  summary: 'Read a refund and its status',
  scope: 'donations:read',
  guests: true,
  params: refundParams,
  success: { status: 200, description: 'The refund', schema: refundSchema },
  errors: ['NOT_FOUND'],
  async handle({ db, params, actor }) {
    const { gift } = await loadGift(db, actor, params.donation_id);
    const refund = await findRefund(db, params.refund_id);
    if (refund?.donationId !== gift.id) throw notFound('refund');
    return presentRefund(refund, gift.currency);
  },
});
