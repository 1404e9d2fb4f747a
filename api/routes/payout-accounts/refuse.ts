import { refuseAccount } from '../../../operations/payout-accounts/refuse-account';
import { presentPayoutAccount } from '../../presenters/payout-account';
import { defineRoute } from '../../route';
import { loadPaidCharity } from './load';
import { payoutAccountParams, payoutAccountRefusalSchema, payoutAccountSchema } from './schema';

export const refusePayoutAccount = defineRoute({
  method: 'post',
  path: '/v1/charities/{charity_id}/payout-accounts/{account_id}/refuse',
  operationId: 'refusePayoutAccount',
  tag: 'Payout accounts',
  summary: 'Stop a payout account',
  description:
    'For members, reviewers and operators, until its cooling-off is over. The person who asked may also withdraw it this way.',
  scope: 'payouts:manage',
  stepUp: true,
  apiKeyOnly: true,
  params: payoutAccountParams,
  body: payoutAccountRefusalSchema,
  success: { status: 200, description: 'The disabled account', schema: payoutAccountSchema },
  errors: ['CHARITY_NOT_FOUND', 'NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, body, actor, gateways, now }) {
    const charity = await loadPaidCharity(db, actor, params.charity_id);
    const { secrets, address } = gateways;
    const refused = { charityId: charity.id, accountId: params.account_id, reason: body.reason };
    return presentPayoutAccount(await refuseAccount(db, { ...refused, actor, secrets, address, at: now }));
  },
});
