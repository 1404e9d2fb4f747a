import { findPayoutAccount } from '../../../db/queries/payout-accounts/accounts';
import { notFound, requireRow } from '../../../domain/errors';
import { followHostedAccount } from '../../../operations/payout-accounts/follow-hosted-account';
import { askForLink } from '../../ask-hosted-account';
import { presentOnboarding } from '../../presenters/payout-account';
import { defineRoute } from '../../route';
import { loadEditableCharity } from '../charities/load';
import { payoutAccountParams, payoutAccountSchema } from './schema';

export const renewOnboardingLink = defineRoute({
  method: 'post',
  path: '/v1/charities/{charity_id}/payout-accounts/{account_id}/onboarding-link',
  operationId: 'renewOnboardingLink',
  tag: 'Payout accounts',
  summary: "Ask for a new link to Stripe's onboarding",
  description:
    'For members and operators, for an account of the kind `stripe`. Also reads what Stripe says about the account now.',
  scope: 'payouts:manage',
  stepUp: true,
  apiKeyOnly: true,
  params: payoutAccountParams,
  success: { status: 200, description: 'The account with its link', schema: payoutAccountSchema },
  errors: ['CHARITY_NOT_FOUND', 'NOT_FOUND', 'CONFLICT'],
  async prepare({ db, params, actor, gateways }) {
    const charity = await loadEditableCharity(db, actor, params.charity_id);
    const account = await findPayoutAccount(db, params.account_id);
    if (account?.charityId !== charity.id) throw notFound('payout account of this charity');
    return askForLink(gateways, account);
  },
  async handle(
    { db, params: { account_id: accountId }, gateways: { secrets, address }, now },
    { known, link },
  ) {
    const news = { accountId, known, secrets, address, at: now };
    return presentOnboarding(requireRow(await followHostedAccount(db, news), accountId), link);
  },
});
