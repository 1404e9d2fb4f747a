import { listAllRefunds } from '../../../db/queries/refunds/refunds';
import { presentRefund } from '../../presenters/refund';
import { defineRoute } from '../../route';
import { allRefundsQuery, refundListSchema } from './schema';

export const listAllRefundsRoute = defineRoute({
  method: 'get',
  path: '/v1/refunds',
  operationId: 'listAllRefunds',
  tag: 'Refunds',
  summary: 'List the refunds of all gifts',
  description:
    'For operators. A refund with `awaits_decision` waits for an operator’s decision. A failed refund with `reversed_at` had completed before.',
  scope: 'donations:read',
  role: 'operator',
  query: allRefundsQuery,
  success: { status: 200, description: 'A page of refunds, newest first', schema: refundListSchema },
  errors: [],
  async handle({ db, query: { status, limit, offset } }) {
    const { refunds, total } = await listAllRefunds(db, { status, limit, offset });
    const presented = refunds.map((refund) => presentRefund(refund, refund.currency));
    return { refunds: presented, total, limit, offset };
  },
});
