/** Chooses the currency in which the form opens. */

const EURO_REGIONS = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');

const CURRENCY_OF_REGION: Partial<Record<string, string>> = {
  ...Object.fromEntries(EURO_REGIONS.map((region) => [region, 'EUR'])),
  US: 'USD',
  GB: 'GBP',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  CH: 'CHF',
  LI: 'CHF',
  JP: 'JPY',
  SE: 'SEK',
  NO: 'NOK',
  DK: 'DKK',
  PL: 'PLN',
  IN: 'INR',
};

/** Chooses the currency of the browser's first language that names a region with an offered currency. */
export function chooseCurrency(languages: readonly string[], offered: string[], fallback: string): string {
  for (const language of languages) {
    const currency = CURRENCY_OF_REGION[regionOf(language) ?? ''];
    if (currency !== undefined && offered.includes(currency)) return currency;
  }
  return offered.includes(fallback) ? fallback : (offered[0] ?? fallback);
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}
