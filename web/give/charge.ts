/** What the donor pays in all, as the form of the processor must know it. */
import { type FeeQuote } from '../../client/index';
import { minorUnits } from '../common/money';
import { type Draft } from './draft';
import { type Recipient } from './wire';
import { type Key } from './words';

export type Quote = { state: 'none' | 'asking' | 'failed' } | { state: 'known'; quote: FeeQuote };

export interface Charge {
  /** In the currency's smallest unit. */
  minor: number;
  currency: string;
  isMonthly: boolean;
}

export interface Asked {
  draft: Pick<Draft, 'coverFees' | 'currency' | 'frequency'>;
  amount: string | undefined;
  quote: Quote;
}

/** The total with the fees that the donor covers. Undefined while it is not known. */
export function totalOf({ draft, amount, quote }: Asked): string | number | undefined {
  if (!draft.coverFees) return amount;
  return quote.state === 'known' ? quote.quote.total_charge : undefined;
}

interface PayeeQuote {
  breakdown: Pick<FeeQuote['breakdown'], 'platform_fee' | 'processing_fee'>;
}

/** The text about who gets the fees, see docs/rules/fees.md. Undefined if there are none. */
export function payeesOf({ breakdown }: PayeeQuote): Key | undefined {
  if (breakdown.processing_fee === 0) {
    return breakdown.platform_fee === 0 ? undefined : 'feesPayPlatform';
  }
  return breakdown.platform_fee === 0 ? 'feesPayProcessor' : 'feesPayBoth';
}

/** The charge of a gift. Nobody can be charged less than the smallest gift, so a form never shows less. */
export function chargeOf(asked: Asked, { minimum }: Pick<Recipient, 'minimum'>): Charge {
  const { currency, frequency } = asked.draft;
  const total = totalOf(asked) ?? asked.amount ?? 0;
  const least = minorUnits(minimum[currency] ?? 0, currency);
  return {
    minor: Math.max(minorUnits(total, currency), least, 1),
    currency,
    isMonthly: frequency === 'monthly',
  };
}
