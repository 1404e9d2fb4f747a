import { listPayouts } from '../../../db/queries/payouts/payouts';
import { presentPayout } from '../../presenters/payout';
import { defineRoute } from '../../route';
import { charityParams } from '../charities/schema';
import { loadPayee } from './load';
import { payoutListQuery, payoutListSchema } from './schema';

export const listPayoutsRoute = defineRoute({
  method: 'get',
  path: '/v1/charities/{charity_id}/payouts',
  operationId: 'listPayouts',
  tag: 'Payouts',
  summary: 'List the payouts of a charity',
  description: 'For members and operators.',
  scope: 'payouts:read',
  params: charityParams,
  query: payoutListQuery,
  success: { status: 200, description: 'A page of payouts, newest first', schema: payoutListSchema },
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, params, query: { status, limit, offset }, actor }) {
    const { id: charityId } = await loadPayee(db, actor, params.charity_id);
    const { payouts, total } = await listPayouts(db, { charityId, status, limit, offset });
    return { payouts: payouts.map(presentPayout), total, limit, offset };
  },
});
