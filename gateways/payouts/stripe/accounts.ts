/** Opens and reads connected accounts. Stripe asks the charity for its bank account and checks its identity. */
import type Stripe from 'stripe';
import { answerOf, StripeRefusal } from '../../processors/stripe/errors';
import { sendUnderKeys } from '../../processors/stripe/keys';
import {
  type HostedAccount,
  type HostedAccounts,
  type NewHostedAccount,
  type OnboardingLink,
} from '../hosted-accounts';

export interface ConnectSettings {
  stripe: Stripe;
  /** The country of the platform's own account. */
  homeCountry: string;
  /** The page to which Stripe sends the charity back. */
  returnUrl: string;
  windowMs: number;
}

export function createHostedAccounts(settings: ConnectSettings): HostedAccounts {
  return {
    open: (account) => openAccount(settings, account),
    link: (reference) => createLink(settings, reference),
    async read(reference) {
      const account = await readAccount(settings.stripe, reference);
      return account === undefined ? undefined : toHostedAccount(account);
    },
  };
}

async function openAccount(
  { stripe, homeCountry, windowMs }: ConnectSettings,
  { accountId, charityId, holderName, country }: NewHostedAccount,
): Promise<string> {
  const params: Stripe.AccountCreateParams = {
    type: 'express',
    country,
    business_type: 'non_profit',
    company: { name: holderName },
    business_profile: { name: holderName },
    capabilities: { transfers: { requested: true } },
    // Stripe then pays out only on our request, so each of our payouts is one payout at Stripe.
    settings: { payouts: { schedule: { interval: 'manual' } } },
    metadata: { payout_account_id: accountId, charity_id: charityId },
    // Stripe requires this for an account in another country that only receives transfers.
    ...(country === homeCountry ? {} : { tos_acceptance: { service_agreement: 'recipient' } }),
  };
  const send = (idempotencyKey: string) => answerOf(stripe.accounts.create(params, { idempotencyKey }));
  // Nothing is looked up: after a server error, an unused account may remain at Stripe, which is harmless.
  const lookUp = () => Promise.resolve(undefined);
  const { id } = await sendUnderKeys({ key: `account/${accountId}`, send, lookUp, windowMs });
  return id;
}

async function createLink(
  { stripe, returnUrl }: ConnectSettings,
  reference: string,
): Promise<OnboardingLink> {
  const link = await answerOf(
    stripe.accountLinks.create({
      account: reference,
      type: 'account_onboarding',
      collection_options: { fields: 'eventually_due' },
      refresh_url: returnUrl,
      return_url: returnUrl,
    }),
  );
  return { url: link.url, expiresAt: new Date(link.expires_at * 1_000) };
}

/** Returns undefined for an account that no longer exists. */
export async function readAccount(stripe: Stripe, reference: string): Promise<Stripe.Account | undefined> {
  try {
    return await answerOf(stripe.accounts.retrieve(reference));
  } catch (error) {
    if (error instanceof StripeRefusal && error.has('resource_missing', 'account_invalid')) return undefined;
    throw error;
  }
}

function toHostedAccount(account: Stripe.Account): HostedAccount {
  const banks = listBanks(account);
  const [first] = banks;
  const named = banks.find((bank) => bank.object === 'bank_account' && bank.account_holder_name !== null);
  const holder = named?.object === 'bank_account' ? named.account_holder_name : null;
  return {
    isPayable: isPayable(account),
    holderName: holder ?? account.business_profile?.name ?? null,
    banks: Object.fromEntries(banks.map(({ currency, id }) => [(currency ?? '').toUpperCase(), id])),
    last4: first?.last4 ?? null,
  };
}

export function isPayable({ payouts_enabled: paysOut, capabilities }: Stripe.Account): boolean {
  return paysOut && capabilities?.transfers === 'active';
}

/** Lists the default bank account or debit card of each currency. Stripe pays these. */
function listBanks({ external_accounts: list }: Stripe.Account): Stripe.ExternalAccount[] {
  return (list?.data ?? []).filter(
    ({ default_for_currency: isDefault, currency }) => isDefault === true && (currency ?? '') !== '',
  );
}

/** Returns true if Stripe offers instant payouts to this bank account or card. */
export function isInstant({ external_accounts: list }: Stripe.Account, bank: string): boolean {
  const found = list?.data.find(({ id }) => id === bank);
  return found?.available_payout_methods?.includes('instant') ?? false;
}
