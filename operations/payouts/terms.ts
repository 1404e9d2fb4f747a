import { type Database } from '../../db/database';
import { type Charity } from '../../db/queries/charities/charities';
import { findPayoutAccount, type PayoutAccountRow } from '../../db/queries/payout-accounts/accounts';
import { GivingError, validationError } from '../../domain/errors';
import { type Currency } from '../../domain/money';
import { type PayoutSpeed } from '../../domain/payouts/payout';
import { isToken } from '../../domain/payouts/price';
import { AWAITS_EVM } from '../../domain/payouts/standing';
import {
  chooseProvider,
  type PayoutMeans,
  type PayoutProvider,
} from '../../gateways/payouts/payout-provider';

export interface PayoutRequest {
  means: PayoutMeans;
  charity: Charity;
  currency: Currency;
  /** A decimal string in units of the currency. Absent for the whole available amount. */
  amount?: string | undefined;
  speed: PayoutSpeed;
  accountId: string;
  at: Date;
}

export interface PayoutRoute {
  account: PayoutAccountRow;
  provider: PayoutProvider;
}

/** Finds the account of a payout, and the provider that pays to it. Throws if such a payout is not possible. */
export async function findRoute(tx: Database, request: PayoutRequest): Promise<PayoutRoute> {
  const { charity, currency, speed, accountId, means } = request;
  if (isToken(currency)) {
    const message =
      'Crypto balances cannot be paid out yet. They wait until this installation settles on a chain.';
    throw new GivingError('CONFLICT', message, { currency, pending_reason: AWAITS_EVM });
  }
  const account = await findPayoutAccount(tx, accountId);
  if (account?.charityId !== charity.id) {
    throw validationError([
      { field: 'account_id', code: 'not_found', message: 'is not a payout account of this charity' },
    ]);
  }
  requireUsable(account);
  const provider = chooseProvider(means.providers, account.kind, currency);
  if (provider === undefined) {
    throw new GivingError(
      'CONFLICT',
      'This installation has no provider that pays this currency to this kind of account.',
      { kind: account.kind, currency },
    );
  }
  if (speed === 'instant' && !provider.hasInstant) {
    throw validationError([
      {
        field: 'speed',
        code: 'not_allowed',
        message: 'must be standard, because the provider has no instant payouts',
      },
    ]);
  }
  return { account, provider };
}

function requireUsable({ status, isHolderAccepted, isPayable }: PayoutAccountRow): void {
  if (status !== 'active') {
    throw new GivingError('CONFLICT', 'The payout account is not active.', { account_status: status });
  }
  if (!isPayable) {
    const message =
      'Stripe does not pay to this account at the moment. A member finishes the onboarding with a new link.';
    throw new GivingError('CONFLICT', message, { account_status: status, payouts_enabled: false });
  }
  if (isHolderAccepted) return;
  const message = "The holder's name differs from the charity's. A reviewer must accept the account first.";
  throw new GivingError('CONFLICT', message, { account_status: status });
}
