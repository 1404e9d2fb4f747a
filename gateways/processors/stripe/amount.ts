import { CURRENCIES, type Currency, type Money, MoneyError } from '../../../domain/money';

/** Stripe counts amounts in the currency's minor unit, as we do: cents, or whole yen. */
export function toStripeAmount({ currency, minor }: Money): { amount: number; currency: string } {
  if (!isTaken(currency)) throw new MoneyError(`Stripe does not take ${currency}`);
  return { amount: Number(minor), currency: currency.toLowerCase() };
}

function isTaken(currency: Currency): boolean {
  return CURRENCIES[currency].kind === 'fiat';
}
