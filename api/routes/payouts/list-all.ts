import { listPayouts } from '../../../db/queries/payouts/payouts';
import { presentPayout } from '../../presenters/payout';
import { presentWorkflow } from '../../presenters/workflow';
import { defineRoute } from '../../route';
import { allPayoutsQuery, payoutListSchema } from './schema';

export const listAllPayoutsRoute = defineRoute({
  method: 'get',
  path: '/v1/payouts',
  operationId: 'listAllPayouts',
  tag: 'Payouts',
  summary: 'List the payouts of all charities',
  description: 'For operators. A `held` payout waits for their decision.',
  scope: 'payouts:read',
  role: 'operator',
  query: allPayoutsQuery,
  success: { status: 200, description: 'A page of payouts, newest first', schema: payoutListSchema },
  errors: [],
  async handle({ db, actor, config, query: { status, charity_id: charityId, limit, offset } }) {
    const { payouts, total } = await listPayouts(db, { charityId, status, limit, offset });
    const shown = payouts.map((payout) => ({
      ...presentPayout(payout),
      ...presentWorkflow({ actor, config }, { workflow: payout.id }),
    }));
    return { payouts: shown, total, limit, offset };
  },
});
