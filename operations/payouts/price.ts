import { type Database } from '../../db/database';
import { findUsdRate } from '../../db/queries/exchange-rates/rates';
import { lockSpendable } from '../../db/queries/ledger/funds';
import { dayOf } from '../../domain/days';
import { GivingError, validationError } from '../../domain/errors';
import { formatMoney, type Money } from '../../domain/money';
import { PENDING_EXPLANATIONS } from '../../domain/payouts/standing';
import { type PayoutPrice, pricePayout } from '../../domain/payouts/price';
import { parseAmount } from '../gifts/amount';
import { findPendingReason } from './standing';
import { findRoute, type PayoutRequest, type PayoutRoute } from './terms';

export interface PricedPayout extends PayoutRoute {
  amount: Money;
  price: PayoutPrice;
  /** The price of one unit of the currency in USD, as a decimal string. */
  usdPerUnit: string;
}

/** Prices a payout at the rate of a quote, or at the day's rate. Locks the charity's funds. */
export async function priceOrder(
  tx: Database,
  request: PayoutRequest,
  quotedRate?: string,
): Promise<PricedPayout> {
  const { currency, speed, means, at } = request;
  const route = await findRoute(tx, request);
  const amount = await chooseAmount(tx, request);
  const usdPerUnit = quotedRate ?? (await findUsdRate(tx, currency, dayOf(at)));
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
async function chooseAmount(tx: Database, request: PayoutRequest): Promise<Money> {
  const { charity, currency, amount, at } = request;
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
