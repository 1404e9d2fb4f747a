import { CURRENCIES, type Currency, type Money, MoneyError } from '../../../domain/money';

/** Converts an amount. Stripe uses the same minor units as we do, for example cents or whole yen. */
export function toStripeAmount({ currency, minor }: Money): { amount: number; currency: string } {
  if (!isTaken(currency)) throw new MoneyError(`Stripe does not take ${currency}`);
  return { amount: Number(minor), currency: currency.toLowerCase() };
}

function isTaken(currency: Currency): boolean {
  return CURRENCIES[currency].kind === 'fiat';
}
