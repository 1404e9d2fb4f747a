import { confirmAccount } from '../../../operations/payout-accounts/confirm-account';
import { presentPayoutAccount } from '../../presenters/payout-account';
import { defineRoute } from '../../route';
import { loadEditableCharity } from '../charities/load';
import { payoutAccountParams, payoutAccountSchema } from './schema';

export const confirmPayoutAccount = defineRoute({
  method: 'post',
  path: '/v1/charities/{charity_id}/payout-accounts/{account_id}/confirm',
  operationId: 'confirmPayoutAccount',
  tag: 'Payout accounts',
  summary: 'Confirm a payout account',
  description:
    'For operators, and for members who joined at least 30 days ago. The person who asked may not confirm. Neither may ' +
    'a member whom they invited, or a key that they issued. In production a person confirms, not an API key.',
  scope: 'payouts:manage',
  stepUp: true,
  apiKeyOnly: true,
  params: payoutAccountParams,
  success: { status: 200, description: 'The account, which is now cooling off', schema: payoutAccountSchema },
  errors: ['CHARITY_NOT_FOUND', 'NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, actor, config, gateways, now }) {
    const { id: charityId } = await loadEditableCharity(db, actor, params.charity_id);
    const account = await confirmAccount(db, {
      charityId,
      accountId: params.account_id,
      actor,
      environment: config.environment,
      secrets: gateways.secrets,
      address: gateways.address,
      at: now,
    });
    return presentPayoutAccount(account);
  },
});
