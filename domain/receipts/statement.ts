/**
 * The sentences of a receipt, in no language yet: `letters/documents/receipt-statements.ts` says them. A receipt stores
 * them in this form, so that an issued version never changes and every reader gets it in their language.
 */
import { type Currency, formatMoney } from '../money';

/** Thresholds of US law. Receipts for tokens mention them. */
const FORM_8283_OVER_USD_MINOR = 50_000;
const APPRAISAL_OVER_USD_MINOR = 500_000;

/** Values are plain data, such as "24.25", "DE" or "2026-11-21". */
export type ReceiptStatement =
  /** How the law taxes the gift. */
  | { code: 'tax_deductible' | 'tax_property'; charity: string; ein: string }
  | { code: 'tax_abroad'; charity: string; country: string }
  | { code: 'tax_unsaid' }
  | { code: 'no_goods' }
  | { code: 'property'; reported: string; appraised: string }
  | { code: 'rate'; rate: string; currency: Currency; day: string }
  | { code: 'returned' | 'kept'; amount: string; currency: Currency }
  /** How to claim a match from the employer. */
  | { code: 'employer'; employer: string; charity: string; ein: string | null };

/** Says that the gift was property, which the donor values. */
export function propertyStatement(): ReceiptStatement {
  const dollars = (minor: number) =>
    formatMoney({ currency: 'USD', minor: BigInt(minor) }).replace('.00', '');
  return {
    code: 'property',
    reported: dollars(FORM_8283_OVER_USD_MINOR),
    appraised: dollars(APPRAISAL_OVER_USD_MINOR),
  };
}
