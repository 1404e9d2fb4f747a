import { removeAccount } from '../../../operations/payout-accounts/disable-account';
import { presentPayoutAccount } from '../../presenters/payout-account';
import { defineRoute } from '../../route';
import { loadEditableCharity } from '../charities/load';
import { payoutAccountParams, payoutAccountSchema } from './schema';

export const removePayoutAccount = defineRoute({
  method: 'delete',
  path: '/v1/charities/{charity_id}/payout-accounts/{account_id}',
  operationId: 'removePayoutAccount',
  tag: 'Payout accounts',
  summary: 'Remove a payout account',
  description: 'For members and operators. Nothing is paid to the account any more. It stays in the list.',
  scope: 'payouts:manage',
  stepUp: true,
  apiKeyOnly: true,
  params: payoutAccountParams,
  success: { status: 200, description: 'The disabled account', schema: payoutAccountSchema },
  errors: ['CHARITY_NOT_FOUND', 'NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, actor, gateways: { secrets, address }, now }) {
    const { id: charityId } = await loadEditableCharity(db, actor, params.charity_id);
    const removal = { charityId, accountId: params.account_id, actor, secrets, address, at: now };
    return presentPayoutAccount(await removeAccount(db, removal));
  },
});
