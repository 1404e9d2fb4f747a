import { presentPayout } from '../../presenters/payout';
import { presentWorkflow } from '../../presenters/workflow';
import { defineRoute } from '../../route';
import { loadPayout } from './load';
import { payoutParams, payoutSchema } from './schema';

export const getPayout = defineRoute({
  method: 'get',
  path: '/v1/charities/{charity_id}/payouts/{payout_id}',
  operationId: 'getPayout',
  tag: 'Payouts',
  summary: 'Read a payout and its status',
  description: 'For members and operators.',
  scope: 'payouts:read',
  params: payoutParams,
  success: { status: 200, description: 'The payout', schema: payoutSchema },
  errors: ['CHARITY_NOT_FOUND', 'NOT_FOUND'],
  async handle({ db, params, actor, config }) {
    const payout = await loadPayout(db, actor, params);
    return { ...presentPayout(payout), ...presentWorkflow({ actor, config }, { workflow: payout.id }) };
  },
});
