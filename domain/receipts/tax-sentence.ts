/** Chooses the one sentence of a receipt that says how the law taxes the gift. See docs/rules/receipts.md. */

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
  { charityName, ein, country, isDeductible }: TaxFacts,
  isProperty: boolean,
): string {
  if (isDeductible && ein !== null) {
    const listed =
      `${charityName} (EIN ${formatEin(ein)}) is listed in the IRS Business Master File as an organization described in ` +
      'section 501(c)(3) of the Internal Revenue Code to which contributions are deductible';
    return isProperty
      ? `${listed}; the fair market value of contributed property is for the donor to determine.`
      : `${listed}.`;
  }
  if (country !== null && country !== 'US') {
    return (
      `${charityName} is an organization in ${nameCountry(country)} that the IRS Business Master File does not list as one to which ` +
      "contributions are deductible; the law of the donor's country decides whether this contribution is."
    );
  }
  return 'This receipt makes no statement on whether the contribution is tax-deductible.';
}

/** Formats "123456789" as "12-3456789". */
export function formatEin(ein: string): string {
  return `${ein.slice(0, 2)}-${ein.slice(2)}`;
}

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

function nameCountry(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}
