import { findPersons } from '../../../db/queries/access/persons';
import { askForAccount } from '../../../operations/payout-accounts/ask-for-account';
import { openHostedAccount, askForLink } from '../../ask-hosted-account';
import { actingParty } from '../../access/verification';
import {
  presentOnboarding,
  presentPayoutAccountTo,
  presentPayoutAccount,
} from '../../presenters/payout-account';
import { route, routes } from '../../route';
import { loadCharity, loadCharityWithRoles, loadPayoutAccount } from '../../access/charities';
import { readDetails } from './details';
import {
  payoutAccountRequestSchema,
  payoutAccountSchema,
  payoutAccountListSchema,
  payoutAccountRefusalSchema,
} from './schema';
import { listPageOfPayoutAccounts } from '../../../db/queries/payout-accounts/accounts';
import { pageQuery } from '../../fields';
import {
  confirmAccount,
  refuseAccount,
  removeAccount,
} from '../../../operations/payout-accounts/decide-account';
import { requireRow } from '../../../domain/errors';
import { followHostedAccount } from '../../../operations/payout-accounts/follow-hosted-account';

/** What every change of an account shares. */
const guarded = { scope: 'payouts:manage', stepUp: true, apiKeyOnly: true, errors: ['CONFLICT'] } as const;

export const payoutAccountRoutes = routes('Payout accounts', {
  createPayoutAccount: route('POST /v1/charities/{charity_id}/payout-accounts', {
    summary: 'Add an account that the charity is paid to',
    description:
      'For members and operators. Another person must confirm the account, and it cools off. Every member gets a mail at each ' +
      'step. A further account of a verified charity opens a re-verification. ' +
      'Stripe asks for the bank of a `stripe` account on its own page: `onboarding`. The answer is 400 if the check digits of a number are wrong.',
    ...guarded,
    body: payoutAccountRequestSchema,
    success: {
      status: 201,
      description: 'The account, which waits for another person',
      schema: payoutAccountSchema,
    },
    async prepare({ db, params, body, actor, config: { environment }, gateways, outsideId }) {
      if (body.kind !== 'stripe') return undefined;
      const charity = await loadCharity(db, actor, params.charity_id, 'edit');
      const account = { accountId: outsideId('payoutaccount'), charity, holderName: body.holder_name };
      return openHostedAccount({ db, gateways, environment }, account);
    },
    async handle({ act, db, params, body, actor }, opened) {
      const [charity, { member }] = await loadCharityWithRoles(db, actor, params.charity_id, 'edit');
      const entity = { type: 'organization' as const, id: charity.id, isMember: member };
      const account = await askForAccount(act, {
        charityId: charity.id,
        payoutAccountId: opened?.accountId,
        isPayable: opened?.onboarding === undefined,
        details: readDetails(body, { charity, stripeAccount: opened?.stripeAccount ?? '' }),
        by: actingParty(actor, entity, await findPersons(db, actor)),
      });
      return presentOnboarding(account, opened?.onboarding);
    },
  }),

  listPayoutAccounts: route('GET /v1/charities/{charity_id}/payout-accounts', {
    summary: 'List the payout accounts of a charity',
    description: 'For members, reviewers and operators. Disabled accounts are listed too. Newest first.',
    scope: 'payouts:read',
    query: pageQuery,
    success: {
      status: 200,
      description: 'A page of accounts, newest first',
      schema: payoutAccountListSchema,
    },
    async handle({ db, params, query, actor, gateways }) {
      const charity = await loadCharity(db, actor, params.charity_id, 'readPayoutAccounts');
      const { accounts, total } = await listPageOfPayoutAccounts(db, charity.id, query);
      const presented = accounts.map((account) => presentPayoutAccountTo(actor, account, gateways.secrets));
      return { payout_accounts: presented, total, ...query };
    },
  }),

  getPayoutAccount: route('GET /v1/charities/{charity_id}/payout-accounts/{account_id}', {
    summary: 'Read a payout account',
    description: 'For members, reviewers and operators. Of its number there is only `last4`.',
    scope: 'payouts:read',
    success: { status: 200, description: 'The account', schema: payoutAccountSchema },
    async handle({ db, params, actor, gateways }) {
      const account = await loadPayoutAccount(db, actor, params, 'readPayoutAccounts');
      return presentPayoutAccountTo(actor, account, gateways.secrets);
    },
  }),

  confirmPayoutAccount: route('POST /v1/charities/{charity_id}/payout-accounts/{account_id}/confirm', {
    summary: 'Confirm a payout account',
    description:
      'For operators, and among members for two who joined at least 30 days ago and hold a verification from `standard` up, with ' +
      'different identity documents. Nobody confirms who is tied to the person who asked. In production a person confirms, not an API key.',
    ...guarded,
    success: {
      status: 200,
      description: 'The account, which is now cooling off',
      schema: payoutAccountSchema,
    },
    async handle({ act, db, params, actor, config }) {
      const { id: charityId } = await loadCharity(db, actor, params.charity_id, 'edit');
      const account = await confirmAccount(act, {
        charityId,
        payoutAccountId: params.account_id,
        environment: config.environment,
      });
      return presentPayoutAccount(account);
    },
  }),

  refusePayoutAccount: route('POST /v1/charities/{charity_id}/payout-accounts/{account_id}/refuse', {
    summary: 'Stop a payout account',
    description:
      'For members, reviewers and operators, until its cooling-off is over. The person who asked may also withdraw it this way.',
    ...guarded,
    body: payoutAccountRefusalSchema,
    success: { status: 200, description: 'The disabled account', schema: payoutAccountSchema },
    async handle({ act, db, params, body, actor }) {
      const charity = await loadCharity(db, actor, params.charity_id, 'refuseChanges');
      const refused = { charityId: charity.id, payoutAccountId: params.account_id, reason: body.reason };
      return presentPayoutAccount(await refuseAccount(act, refused));
    },
  }),

  removePayoutAccount: route('DELETE /v1/charities/{charity_id}/payout-accounts/{account_id}', {
    summary: 'Remove a payout account',
    description: 'For members and operators. Nothing is paid to the account any more. It stays in the list.',
    ...guarded,
    success: { status: 200, description: 'The disabled account', schema: payoutAccountSchema },
    async handle({ act, db, params, actor }) {
      const { id: charityId } = await loadCharity(db, actor, params.charity_id, 'edit');
      const removal = { charityId, payoutAccountId: params.account_id };
      return presentPayoutAccount(await removeAccount(act, removal));
    },
  }),

  renewOnboardingLink: route('POST /v1/charities/{charity_id}/payout-accounts/{account_id}/onboarding-link', {
    summary: "Ask for a new link to Stripe's onboarding",
    description:
      'For members and operators, for an account of the kind `stripe`. Also reads what Stripe says about the account now.',
    ...guarded,
    success: { status: 200, description: 'The account with its link', schema: payoutAccountSchema },
    async prepare({ db, params, actor, gateways }) {
      return askForLink(gateways, await loadPayoutAccount(db, actor, params, 'edit'));
    },
    async handle({ act, params: { account_id: payoutAccountId } }, { known, link }) {
      const news = { payoutAccountId, known };
      return presentOnboarding(requireRow(await followHostedAccount(act, news), payoutAccountId), link);
    },
  }),
});
