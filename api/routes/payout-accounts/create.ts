import { findPersons } from '../../../db/queries/access/persons';
import { askForAccount } from '../../../operations/payout-accounts/ask-for-account';
import { openHostedAccount } from '../../ask-hosted-account';
import { actingParty } from '../../policies/verification';
import { presentOnboarding } from '../../presenters/payout-account';
import { defineRoute } from '../../route';
import { loadEditable } from '../charities/load';
import { charityParams } from '../charities/schema';
import { readDetails } from './details';
import { payoutAccountRequestSchema, payoutAccountSchema } from './schema';

export const createPayoutAccount = defineRoute({
  method: 'post',
  path: '/v1/charities/{charity_id}/payout-accounts',
  operationId: 'createPayoutAccount',
  tag: 'Payout accounts',
  summary: 'Add an account that the charity is paid to',
  description:
    'For members and operators. Another person must confirm the account, and it cools off. Every member gets a mail at each ' +
    'step. A further account of a verified charity opens a re-verification. ' +
    'Stripe asks for the bank of a `stripe` account on its own page: `onboarding`.',
  scope: 'payouts:manage',
  stepUp: true,
  apiKeyOnly: true,
  params: charityParams,
  body: payoutAccountRequestSchema,
  success: {
    status: 201,
    description: 'The account, which waits for another person',
    schema: payoutAccountSchema,
  },
  errors: ['CHARITY_NOT_FOUND', 'CONFLICT'],
  async prepare({ db, params, body, actor, config: { environment }, gateways, outsideId }) {
    if (body.kind !== 'stripe') return undefined;
    const { charity } = await loadEditable(db, actor, params.charity_id);
    const account = { accountId: outsideId('payoutaccount'), charity, holderName: body.holder_name };
    return openHostedAccount({ db, gateways, environment }, account);
  },
  async handle({ db, params, body, actor, gateways, now }, opened) {
    const { charity, member } = await loadEditable(db, actor, params.charity_id);
    const entity = { type: 'organization' as const, id: charity.id, isMember: member };
    const account = await askForAccount(db, {
      charityId: charity.id,
      accountId: opened?.accountId,
      isPayable: opened?.onboarding === undefined,
      details: readDetails(body, { charity, stripeAccount: opened?.stripeAccount ?? '' }),
      by: actingParty(actor, entity, await findPersons(db, actor)),
      actor,
      secrets: gateways.secrets,
      address: gateways.address,
      at: now,
    });
    return presentOnboarding(account, opened?.onboarding);
  },
});
