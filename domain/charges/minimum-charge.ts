/** Defines the smallest charge. A sandbox has the same as production. See docs/rules/charges.md. */
import { type Currency } from '../money';

/**
 * Stripe's smallest charges, in minor units of the currency. Stripe applies them in the currency of the
 * account's payouts.
 * https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
 */
const STRIPE_MINIMUM_CHARGES: Partial<Record<Currency, bigint>> = {
  USD: 50n,
  EUR: 50n,
  GBP: 30n,
  CAD: 50n,
  AUD: 50n,
  NZD: 50n,
  CHF: 50n,
  JPY: 50n,
  SEK: 300n,
  NOK: 300n,
  DKK: 250n,
  PLN: 200n,
  INR: 50n,
};

/** Returns the smallest charge in minor units. Tokens have none. */
export function minimumCharge(currency: Currency): bigint {
  return STRIPE_MINIMUM_CHARGES[currency] ?? 1n;
}
