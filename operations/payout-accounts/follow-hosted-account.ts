import { type Charity } from '../../db/queries/charities/charities';
import {
  type AccountProgress,
  findPayoutAccount,
  type PayoutAccountRow,
} from '../../db/queries/payout-accounts/accounts';
import { type AccountDetails } from '../../domain/payout-accounts/account';
import { fitsHolder } from '../../domain/payout-accounts/holder';
import { type HostedAccount } from '../../gateways/payouts/hosted-accounts';
import { type Act, type Sealing } from '../act';
import { lockAccountOfCharity, moveAccount } from './move-account';
import { openDetails, sealDetails } from './sealed-details';

type StripeDetails = Extract<AccountDetails, { kind: 'stripe' }>;

export interface HostedNews {
  payoutAccountId: string;
  /** The account as the provider reports it now. */
  known: HostedAccount;
}

/**
 * Updates an account to the state that its hosting provider reports. Until a second person confirms the account, its
 * bank and holder may change. Disables a confirmed account if the provider no longer has its bank. Returns undefined if
 * there is no such account.
 */
export async function followHostedAccount(
  act: Act & Sealing,
  news: HostedNews,
): Promise<PayoutAccountRow | undefined> {
  const { tx, at, secrets } = act;
  const { payoutAccountId, known } = news;
  const found = await findPayoutAccount(tx, payoutAccountId);
  if (found?.kind !== 'stripe') return undefined;
  const { charity, account } = await lockAccountOfCharity(tx, {
    charityId: found.charityId,
    payoutAccountId,
  });
  const details = openDetails(secrets, account);
  if (account.status === 'disabled' || details.kind !== 'stripe') return account;
  const move = { charity, account };
  if (account.confirmedBy !== null && isBankGone(details, known)) {
    const to = { status: 'disabled', disabledAt: at, disabledReason: 'changed' } as const;
    return moveAccount({ ...act, actor: null }, { ...move, to, step: 'changed' });
  }
  const to = changesOf({ charity, account, details, known, secrets });
  if (Object.keys(to).length === 0) return account;
  const payouts = known.isPayable ? 'enabled' : 'disabled';
  return moveAccount({ ...act, actor: null }, { ...move, to, step: `payouts_${payouts}`, payouts });
}

function isBankGone({ banks = {} }: StripeDetails, known: HostedAccount): boolean {
  return Object.entries(banks).some(([currency, bank]) => known.banks[currency] !== bank);
}

interface Comparison extends Pick<HostedNews, 'known'>, Sealing {
  charity: Pick<Charity, 'name'>;
  account: PayoutAccountRow;
  details: StripeDetails;
}

function changesOf({ charity, account, details, known, secrets }: Comparison): AccountProgress {
  const { isPayable } = known;
  const changes = isPayable === account.isPayable ? {} : { isPayable };
  const holderName = known.holderName ?? details.holderName;
  if (account.confirmedBy !== null) {
    const isOther = holderName !== details.holderName && !fitsHolder(holderName, charity.name);
    return account.isHolderAccepted && isOther ? { ...changes, isHolderAccepted: false } : changes;
  }
  const next = { ...details, holderName, banks: known.banks };
  if (isSame(next, details)) return changes;
  return {
    ...changes,
    sealedDetails: sealDetails(secrets, next),
    last4: known.last4 ?? account.last4,
    isHolderAccepted: fitsHolder(holderName, charity.name),
  };
}

function isSame(one: StripeDetails, other: StripeDetails): boolean {
  const text = ({ holderName, banks = {} }: StripeDetails) =>
    JSON.stringify([holderName, Object.entries(banks).sort()]);
  return text(one) === text(other);
}
