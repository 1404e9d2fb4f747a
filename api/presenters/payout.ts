import { type z } from 'zod';
import { type Payout } from '../../db/queries/payouts/payouts';
import { type PayoutSettings } from '../../db/queries/payouts/settings';
import { formatMoney } from '../../domain/money';
import { printPayout } from '../../domain/payouts/events';
import { type PayoutQuote } from '../../operations/payouts/member-changes';
import { type payoutQuoteSchema, payoutSchema, type payoutSettingsSchema } from '../routes/payouts/schema';
import { project } from '../project';

/** Presents a payout. Members and operators see the same fields. */
export function presentPayout(payout: Payout): z.input<typeof payoutSchema> {
  const { failureCode, failureMessage } = payout;
  return project(payoutSchema, payout, {
    ...printPayout(payout),
    failure: failureCode === null ? null : { code: failureCode, message: failureMessage ?? '' },
  });
}

/** Presents the price of a payout. */
export function presentPayoutQuote(quote: PayoutQuote): z.input<typeof payoutQuoteSchema> {
  const { amount, price, account, usdPerUnit, expiresAt } = quote;
  const money = (minor: bigint) => formatMoney({ currency: amount.currency, minor });
  return {
    amount: money(amount.minor),
    fee: money(price.feeMinor),
    net_amount: money(price.netMinor),
    currency: amount.currency,
    rate: usdPerUnit.replace(/\.?0+$/, ''),
    speed: quote.speed,
    method: price.method,
    account_id: account.id,
    expires_at: expiresAt.toISOString(),
  };
}

/** Presents a charity's payout frequency and minimum amount. */
export function presentPayoutSettings(settings: PayoutSettings): z.input<typeof payoutSettingsSchema> {
  return {
    charity_id: settings.charityId,
    schedule: settings.frequency,
    minimum_amount: formatMoney({ currency: 'USD', minor: settings.minimumMinor }),
  };
}
