/** Computes when a completed gift may be paid out. Until then, the donor's bank may still take the money back. */
import { dayOf, SECOND_MS, startOfDay } from '../days';
import { type GiftMethod } from '../gifts/gift';
import { type Currency } from '../money';
import { addBusinessDays } from './bank-calendars';

/** The business days from the completion of a gift until it can be paid out. */
const CLEARING_BUSINESS_DAYS = { card: 3, ach: 5, crypto: 0 } as const satisfies Record<GiftMethod, number>;

/** In a sandbox a business day lasts this long, on weekends and holidays too. */
const SANDBOX_BUSINESS_DAY_MS = SECOND_MS;

export interface Clearing {
  paymentMethod: GiftMethod;
  currency: Currency;
  completedAt: Date;
  environment: 'sandbox' | 'production';
}

/** Returns when a gift becomes available: at the start (UTC) of its last clearing day, or at once. */
export function availableFrom({ paymentMethod, currency, completedAt, environment }: Clearing): Date {
  const days = CLEARING_BUSINESS_DAYS[paymentMethod];
  if (days === 0) return completedAt;
  if (environment === 'sandbox') return new Date(completedAt.getTime() + days * SANDBOX_BUSINESS_DAY_MS);
  return startOfDay(addBusinessDays(currency, dayOf(completedAt), days));
}
