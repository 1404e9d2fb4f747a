/** Checks the numbers of bank accounts by their check digits. See docs/rules/payout-accounts.md. */
import { isCountry } from '../countries';

const IBAN_LETTERS: Record<string, string> = { n: '[0-9]', a: '[A-Z]', c: '[0-9A-Z]' };

/**
 * What follows the check digits of an IBAN, by country, from release 101 of the registry of ISO 13616: `n` are digits,
 * `a` capital letters, and `c` both.
 */
const IBAN_STRUCTURES = new Map(
  (
    'AD8n12c AE19n AL8n16c AT16n AZ4a20c BA16n BE12n BG4a6n8c BH4a14c BI23n BR23n1a1c BY4c4n16c ' +
    'CH5n12c CR18n CY8n16c CZ20n DE18n DJ23n DK14n DO4c20n EE16n EG25n ES20n FI14n FK2a12n FO14n ' +
    'FR10n11c2n GB4a14n GE2a16n GI4a15c GL14n GR7n16c GT24c HN4a20n HR17n HU24n IE4a14n IL19n ' +
    'IQ4a15n IS22n IT1a10n12c JO4a4n18c KW4a22c KZ3n13c LB4n20c LC4a24c LI5n12c LT16n LU3n13c ' +
    'LV4a13c LY21n MC10n11c2n MD20c ME18n MK3n10c2n MN16n MR23n MT4a5n18c MU4a19n3a NI4a20n ' +
    'NL4a10n NO11n OM3n16c PK4a16c PL24n PS4a21c PT21n QA4a21c RO4a16c RS18n RU14n15c SA2n18c ' +
    'SC4a20n3a SD14n SE20n SI15n SK20n SM1a10n12c SO19n ST21n SV4a20n TL19n TN20n TR6n16c UA6n19c ' +
    'VA18n VG4a16n XK16n YE4a4n18c'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), toPattern(entry.slice(2))]),
);

/** Territories whose accounts have IBANs of Finland, France and the United Kingdom, from the same registry. */
const IBAN_TERRITORIES = 'AX BL GF GG GP IM JE MF MQ NC PF PM RE TF WF YT'.split(' ');

function toPattern(structure: string): RegExp {
  const parts = [...structure.matchAll(/([0-9]+)([nac])/g)];
  return new RegExp(
    `^${parts.map(([, length = '', kind = '']) => `${IBAN_LETTERS[kind] ?? ''}{${length}}`).join('')}$`,
  );
}

/** A routing number begins with the number of a Federal Reserve district, plus an offset for thrifts and ACH. */
const ROUTING_PREFIX = /^(?:0[1-9]|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)/;
const ROUTING_WEIGHTS = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** Returns true for nine digits that end with the check digit of the American Bankers Association. */
export function hasRoutingCheckDigit(text: string): boolean {
  if (!/^[0-9]{9}$/.test(text) || text === '000000000') return false;
  // A mutant survives: the negative sum has the same remainder
  const sum = ROUTING_WEIGHTS.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return sum % 10 === 0;
}

/** Returns true for a routing number with a known prefix and the right check digit. */
export function isRoutingNumber(text: string): boolean {
  return ROUTING_PREFIX.test(text) && hasRoutingCheckDigit(text);
}

/** The length of an account number at a bank in the United States. */
export const US_NUMBER = { leastDigits: 4, mostDigits: 17 } as const;

/** The length of an account number at a bank that uses no IBAN, in characters. */
export const OTHER_NUMBER = { leastLength: 4, mostLength: 34 } as const;

/** Returns true if a text has the form of an account number in the United States. */
export function isUsNumber(text: string): boolean {
  return /^[0-9]+$/.test(text) && text.length >= US_NUMBER.leastDigits && text.length <= US_NUMBER.mostDigits;
}

/** Returns true for letters and digits of the allowed length, with spaces and hyphens between them. */
export function isOtherNumber(text: string): boolean {
  const isLong = text.length >= OTHER_NUMBER.leastLength && text.length <= OTHER_NUMBER.mostLength;
  return isLong && /^[0-9A-Za-z][0-9A-Za-z -]*[0-9A-Za-z]$/.test(text);
}

/** Returns an IBAN or BIC as banks store it: without spaces, in capital letters. */
export function withoutSpaces(text: string): string {
  return text.replace(/ /g, '').toUpperCase();
}

/** Returns true if the accounts of a country have IBANs. */
export function hasIbans(country: string): boolean {
  return IBAN_STRUCTURES.has(country) || IBAN_TERRITORIES.includes(country);
}

/** Returns true for an IBAN with the structure of its country and valid check digits (ISO 7064, MOD 97-10). */
export function isIban(iban: string): boolean {
  if (IBAN_STRUCTURES.get(iban.slice(0, 2))?.test(iban.slice(4)) !== true) return false;
  // The remainder of 00, 01 and 99 is that of 97, 98 and 02, but nobody issues them.
  if (!/^(?:0[2-9]|[1-8][0-9]|9[0-8])$/.test(iban.slice(2, 4))) return false;
  const moved = iban.slice(4) + iban.slice(0, 4);
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

/** Returns true for a bank's identifier by ISO 9362: eight or eleven characters with the country as fifth and sixth. */
export function isBic(text: string): boolean {
  return /^[0-9A-Z]{8}(?:[0-9A-Z]{3})?$/.test(text) && isCountry(text.slice(4, 6));
}
