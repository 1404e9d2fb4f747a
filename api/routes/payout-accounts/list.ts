import { listPageOfPayoutAccounts } from '../../../db/queries/payout-accounts/accounts';
import { pageQuery } from '../../fields';
import { presentPayoutAccountTo } from '../../presenters/payout-account';
import { defineRoute } from '../../route';
import { charityParams } from '../charities/schema';
import { loadPaidCharity } from './load';
import { payoutAccountListSchema } from './schema';

export const listPayoutAccountsRoute = defineRoute({
  method: 'get',
  path: '/v1/charities/{charity_id}/payout-accounts',
  operationId: 'listPayoutAccounts',
  tag: 'Payout accounts',
  summary: 'List the payout accounts of a charity',
  description: 'For members, reviewers and operators. Disabled accounts are listed too.',
  scope: 'payouts:read',
  params: charityParams,
  query: pageQuery,
  success: {
    status: 200,
    description: 'A page of accounts, newest first',
    schema: payoutAccountListSchema,
  },
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, params, query, actor, gateways }) {
    const charity = await loadPaidCharity(db, actor, params.charity_id);
    const { accounts, total } = await listPageOfPayoutAccounts(db, charity.id, query);
    const presented = accounts.map((account) => presentPayoutAccountTo(actor, account, gateways.secrets));
    return { payout_accounts: presented, total, ...query };
  },
});
