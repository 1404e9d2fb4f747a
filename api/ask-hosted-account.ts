/** Calls the provider that hosts payout accounts, outside of transactions. */
import { type Config } from '../config';
import { type Charity } from '../db/queries/charities/charities';
import { type PayoutAccountRow } from '../db/queries/payout-accounts/accounts';
import { type Database } from '../db/database';
import { GivingError, validationError } from '../domain/errors';
import { type Gateways } from '../gateways';
import {
  type HostedAccount,
  type HostedAccounts,
  type OnboardingLink,
} from '../gateways/payouts/hosted-accounts';
import { requireRoomForAccount } from '../operations/payout-accounts/ask-for-account';
import { openDetails } from '../operations/payout-accounts/sealed-details';
import { askProcessor } from './ask-processor';

export interface OpenedAccount {
  accountId: string;
  stripeAccount: string;
  /** Undefined for the simulated provider, which pays to any account. */
  onboarding: OnboardingLink | undefined;
}

interface Outside {
  db: Database;
  gateways: Gateways;
  environment: Config['environment'];
}

export interface NewAccount {
  accountId: string;
  charity: Charity;
  holderName: string | undefined;
}

/** Opens a hosted account for a charity and gets the link where a member enters the bank details. */
export async function openHostedAccount(
  { db, gateways, environment }: Outside,
  { accountId, charity, holderName = charity.name }: NewAccount,
): Promise<OpenedAccount> {
  const { hostedAccounts, homeCountry } = gateways.payouts;
  if (hostedAccounts === undefined) return { accountId, ...simulated(accountId, environment) };
  // Checks the limit before Stripe opens an account. The transaction checks it again.
  await requireRoomForAccount(db, charity.id);
  return askProcessor(async () => {
    const country = charity.country ?? homeCountry;
    const opened = { accountId, charityId: charity.id, holderName, country };
    const stripeAccount = await hostedAccounts.open(opened);
    return { accountId, stripeAccount, onboarding: await hostedAccounts.link(stripeAccount) };
  });
}

/** Only a sandbox makes up an account, because its payouts move no money. */
function simulated(accountId: string, environment: Config['environment']) {
  if (environment === 'sandbox') {
    return { stripeAccount: `acct_${accountId.slice(-16)}`, onboarding: undefined };
  }
  const message = 'Stripe accounts are not available in this installation. Add a bank account.';
  throw validationError([{ field: 'kind', code: 'not_allowed', message }]);
}

export interface AskedLink {
  link: OnboardingLink;
  known: HostedAccount;
}

/** Gets a new link. Also reads the account, in case a webhook of the provider was lost. */
export async function askForLink(gateways: Gateways, account: PayoutAccountRow): Promise<AskedLink> {
  const { hostedAccounts } = gateways.payouts;
  const details = openDetails(gateways.secrets, account);
  if (hostedAccounts === undefined || details.kind !== 'stripe' || account.status === 'disabled') {
    throw new GivingError(
      'CONFLICT',
      'Only an account that Stripe hosts, and that is not disabled, has a link.',
      {
        account_id: account.id,
      },
    );
  }
  return askProcessor(() => readLinked(hostedAccounts, details.stripeAccount));
}

async function readLinked(hosted: HostedAccounts, reference: string): Promise<AskedLink> {
  const known = await hosted.read(reference);
  if (known === undefined) {
    throw new GivingError('CONFLICT', 'Stripe no longer has this account. Remove it, and add another one.');
  }
  return { known, link: await hosted.link(reference) };
}
