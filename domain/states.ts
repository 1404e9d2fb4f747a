/** Knows the states of countries with several time zones, as people write them. */
import { US_STATES } from './text/us-states';

const STATES: Record<string, Readonly<Record<string, string>>> = {
  US: {
    ...US_STATES,
    AS: 'American Samoa',
    GU: 'Guam',
    MP: 'Northern Mariana Islands',
    PR: 'Puerto Rico',
    VI: 'U.S. Virgin Islands',
  },
  CA: {
    AB: 'Alberta',
    BC: 'British Columbia',
    MB: 'Manitoba',
    NB: 'New Brunswick',
    NL: 'Newfoundland and Labrador',
    NS: 'Nova Scotia',
    NT: 'Northwest Territories',
    NU: 'Nunavut',
    ON: 'Ontario',
    PE: 'Prince Edward Island',
    QC: 'Quebec',
    SK: 'Saskatchewan',
    YT: 'Yukon',
  },
  AU: {
    ACT: 'Australian Capital Territory',
    NSW: 'New South Wales',
    NT: 'Northern Territory',
    QLD: 'Queensland',
    SA: 'South Australia',
    TAS: 'Tasmania',
    VIC: 'Victoria',
    WA: 'Western Australia',
  },
};

/** Returns the code of a state that is written as its code or its name. Returns undefined for any other text. */
export function codeOfState(country: string, written: string): string | undefined {
  const text = simplify(written);
  const found = Object.entries(STATES[country] ?? {}).find((words) =>
    words.some((word) => simplify(word) === text),
  );
  return found?.[0];
}

/** Leaves out case, accents, dots and surplus spaces: "Québec" is "QUEBEC", and "D.C." is "DC". */
function simplify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase();
}
