/** Chooses the one sentence of a receipt that says how the law taxes the gift. See docs/rules/receipts.md. */
import { type ReceiptStatement } from './statement';

export interface TaxFacts {
  charityName: string;
  ein: string | null;
  /** ISO 3166-1 alpha-2, or null if unknown. */
  country: string | null;
  /** True if the register lists the charity as a 501(c)(3) organization to which gifts are deductible. */
  isDeductible: boolean;
}

/** Checks the register first, because a charity in it counts as American even if its country is unknown. */
export function taxSentence(
  { charityName: charity, ein, country, isDeductible }: TaxFacts,
  isProperty: boolean,
): ReceiptStatement {
  if (isDeductible && ein !== null) {
    return { code: isProperty ? 'tax_property' : 'tax_deductible', charity, ein };
  }
  if (country !== null && country !== 'US') return { code: 'tax_abroad', charity, country };
  return { code: 'tax_unsaid' };
}

/** Formats "123456789" as "12-3456789". */
export function formatEin(ein: string): string {
  return `${ein.slice(0, 2)}-${ein.slice(2)}`;
}
