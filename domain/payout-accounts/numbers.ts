/** Checks the numbers of bank accounts by their check digits. See docs/rules/payout-accounts.md. */

/** The length of an IBAN by country, from the registry of ISO 13616. */
export const IBAN_LENGTHS: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'NO15 BE16 DK18 FI18 FK18 FO18 GL18 NL18 SD18 MK19 SI19 AT20 BA20 EE20 KZ20 LT20 LU20 MN20 XK20 ' +
    'CH21 HR21 LI21 LV21 BG22 BH22 CR22 DE22 GB22 GE22 IE22 ME22 RS22 VA22 ' +
    'AE23 GI23 IL23 IQ23 OM23 SO23 TL23 AD24 CZ24 ES24 MD24 PK24 RO24 SA24 SE24 SK24 TN24 VG24 ' +
    'LY25 PT25 ST25 IS26 TR26 BI27 DJ27 FR27 GR27 IT27 MC27 MR27 SM27 ' +
    'AL28 AZ28 BY28 CY28 DO28 GT28 HN28 HU28 LB28 NI28 PL28 BR29 EG29 PS29 QA29 UA29 ' +
    'JO30 KW30 MU30 YE30 MT31 SC31 LC32 RU33'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

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

/** Returns true for an IBAN with the length of its country and valid check digits (ISO 7064, MOD 97-10). */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}[0-9]{2}[0-9A-Z]+$/.test(iban) || IBAN_LENGTHS[iban.slice(0, 2)] !== iban.length)
    return false;
  const moved = iban.slice(4) + iban.slice(0, 4);
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

/** Returns true for a bank's identifier by ISO 9362: eight or eleven characters. */
export function isBic(text: string): boolean {
  return /^[0-9A-Z]{4}[A-Z]{2}[0-9A-Z]{2}(?:[0-9A-Z]{3})?$/.test(text);
}
