import { presentPayoutAccountTo } from '../../presenters/payout-account';
import { defineRoute } from '../../route';
import { loadPayoutAccount } from './load';
import { payoutAccountParams, payoutAccountSchema } from './schema';

export const getPayoutAccount = defineRoute({
  method: 'get',
  path: '/v1/charities/{charity_id}/payout-accounts/{account_id}',
  operationId: 'getPayoutAccount',
  tag: 'Payout accounts',
  summary: 'Read a payout account',
  description: 'For members, reviewers and operators.',
  scope: 'payouts:read',
  params: payoutAccountParams,
  success: { status: 200, description: 'The account', schema: payoutAccountSchema },
  errors: ['CHARITY_NOT_FOUND', 'NOT_FOUND'],
  async handle({ db, params, actor, gateways }) {
    return presentPayoutAccountTo(actor, await loadPayoutAccount(db, actor, params), gateways.secrets);
  },
});
