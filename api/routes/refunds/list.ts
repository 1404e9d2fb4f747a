import { listRefunds } from '../../../db/queries/refunds/refunds';
import { pageQuery } from '../../fields';
import { presentRefund } from '../../presenters/refund';
import { defineRoute } from '../../route';
import { loadGift } from '../gifts/load';
import { donationParams } from '../gifts/schema';
import { refundListSchema } from './schema';

export const listRefundsRoute = defineRoute({
  method: 'get',
  path: '/v1/donations/{donation_id}/refunds',
  operationId: 'listRefunds',
  tag: 'Refunds',
  summary: 'List the refunds of a gift',
  scope: 'donations:read',
  guests: true,
  params: donationParams,
  query: pageQuery,
  success: { status: 200, description: 'A page of refunds, newest first', schema: refundListSchema },
  errors: ['NOT_FOUND'],
  async handle({ db, params, query, actor }) {
    const { gift } = await loadGift(db, actor, params.donation_id);
    const { refunds, total } = await listRefunds(db, gift.id, query);
    return { refunds: refunds.map((refund) => presentRefund(refund, gift.currency)), total, ...query };
  },
});
