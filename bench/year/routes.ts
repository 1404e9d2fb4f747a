/** When and how each charity is paid. */
import { type PayoutFrequency } from '../../domain/payouts/payout';

/** Whose payouts go through files for a bank: by NACHA, or by pain.001. */
export type BankRoute = 'ach' | 'sepa';

/** Of 50 charities one is paid daily, 14 weekly, 25 monthly, and 10 when they ask for it. */
export function frequencyOf(index: number): PayoutFrequency {
  const place = index % 50;
  if (place === 0) return 'daily';
  if (place < 15) return 'weekly';
  return place < 40 ? 'monthly' : 'manual';
}

/** Of the charities that ask, the bank pays eight of ten. */
export function bankOf(index: number): BankRoute | undefined {
  const place = index % 50;
  if (place < 40 || place >= 48) return undefined;
  return place < 44 ? 'ach' : 'sepa';
}
