import { type Database } from '../../db/database';
import { type Charity } from '../../db/queries/charities/charities';
import { findUsdRate } from '../../db/queries/exchange-rates/rates';
import { lockSpendable } from '../../db/queries/ledger/funds';
import { findPayoutAccount, type PayoutAccountRow } from '../../db/queries/payout-accounts/accounts';
import { dayOf } from '../../domain/days';
import { GivingError, validationError } from '../../domain/errors';
import { type Currency, formatMoney, type Money, parseAmount } from '../../domain/money';
import { type PayoutSpeed } from '../../domain/payouts/payout';
import { isToken, type PayoutPrice, pricePayout } from '../../domain/payouts/price';
import { AWAITS_EVM, PENDING_EXPLANATIONS } from '../../domain/payouts/payee';
import {
  chooseProvider,
  type PayoutMeans,
  type PayoutProvider,
} from '../../gateways/payouts/payout-provider';
import { type Act } from '../act';
import { findPendingReason } from './payee';

export interface PricedPayout extends PayoutRoute {
  amount: Money;
  price: PayoutPrice;
  /** The price of one unit of the currency in USD, as a decimal string. */
  usdPerUnit: string;
}

/** Prices a payout at the rate of a quote, or at the day's rate. Locks the charity's funds. */
export async function priceOrder(
  act: Act,
  request: PayoutRequest,
  quotedRate?: string,
): Promise<PricedPayout> {
  const { currency, speed, means } = request;
  const route = await findRoute(act.tx, request);
  const amount = await chooseAmount(act, request);
  const usdPerUnit = quotedRate ?? (await findUsdRate(act.tx, currency, dayOf(act.at)));
  const { homeCountry } = means;
  const price = pricePayout({ amount, speed, account: route.account, homeCountry, usdPerUnit });
  if (price.netMinor > 0n) return { ...route, amount, price, usdPerUnit };
  const fee = formatMoney({ currency, minor: price.feeMinor });
  throw validationError([
    {
      field: 'amount',
      code: 'too_small',
      message: `must be more than the fee of ${fee} ${currency}`,
      limit: fee,
    },
  ]);
}

/** Returns the requested amount, or the whole available amount. Throws INSUFFICIENT_FUNDS if less is available. */
async function chooseAmount({ tx, at }: Act, request: PayoutRequest): Promise<Money> {
  const { charity, currency, amount } = request;
  const wantedMinor = amount === undefined ? undefined : parseAmount(amount, currency);
  const reason = await findPendingReason(tx, charity);
  if (reason !== null) {
    throw new GivingError('INSUFFICIENT_FUNDS', `The money is pending. ${PENDING_EXPLANATIONS[reason]}`, {
      available: formatMoney({ currency, minor: 0n }),
      currency,
      pending_reason: reason,
    });
  }
  const spendableMinor = await lockSpendable(tx, { charityId: charity.id, currency, at });
  const minor = wantedMinor ?? spendableMinor;
  if (minor > 0n && minor <= spendableMinor) return { currency, minor };
  throw new GivingError('INSUFFICIENT_FUNDS', 'The charity does not have this amount available.', {
    available: formatMoney({ currency, minor: spendableMinor }),
    ...(wantedMinor === undefined ? {} : { required: formatMoney({ currency, minor: wantedMinor }) }),
    currency,
  });
}

export interface PayoutRequest {
  means: PayoutMeans;
  charity: Charity;
  currency: Currency;
  /** A decimal string in units of the currency. Absent for the whole available amount. */
  amount?: string | undefined;
  speed: PayoutSpeed;
  payoutAccountId: string;
}

export interface PayoutRoute {
  account: PayoutAccountRow;
  provider: PayoutProvider;
}

/** Finds the account of a payout, and the provider that pays to it. Throws if such a payout is not possible. */
async function findRoute(tx: Database, request: PayoutRequest): Promise<PayoutRoute> {
  const { charity, currency, speed, payoutAccountId, means } = request;
  if (isToken(currency)) {
    const message =
      'Crypto balances cannot be paid out yet. They wait until this installation settles on a chain.';
    throw new GivingError('CONFLICT', message, { currency, pending_reason: AWAITS_EVM });
  }
  const account = await findPayoutAccount(tx, payoutAccountId);
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
