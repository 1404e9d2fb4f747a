/** Finds card numbers in text. The platform never stores or logs a card number. See docs/rules/gifts.md. */
import creditCardType from 'credit-card-type';

/** The error message for a request field that contains a card number. */
export const CARD_NUMBER_FAULT = 'must not contain the number of a payment card: remove it';

interface Brand {
  lengths: number[];
  /** Each entry is a prefix, or the first and last prefix of a range. */
  patterns: (number | number[])[];
}

const BRANDS: Brand[] = Object.values(creditCardType.types).map((brand) => creditCardType.getTypeInfo(brand));
const LENGTHS = [...new Set(BRANDS.flatMap(({ lengths }) => lengths))];
const SHORTEST = Math.min(...LENGTHS);

/**
 * Matches URLs, the platform's own ids, UUIDs and hexadecimal numbers. They are exempt, because their digits
 * may look like a card number by chance. One random UUID in about 1,200 does.
 */
const EXEMPT =
  /https?:\/\/\S+|\b[a-z]+_[0-9a-z]{26}\b|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|\b0x[0-9a-f]+\b/giu;
/** Matches groups of digits that are separated by any kind of spaces or hyphens. */
const RUN = /\d+(?:[\p{Zs}\p{Pd}]+\d+)*/gu;

/** Returns true if a text contains the number of a payment card. */
export function hasCardNumber(text: string): boolean {
  const runs =
    text
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .replace(EXEMPT, '.')
      // A mutant survives: that text has no digits
      .match(RUN) ?? [];
  return runs.some(holdsCardNumber);
}

/**
 * Tries every sequence of whole groups. "4111 1111 1111 1111 12" contains a card number in its first four
 * groups.
 */
function holdsCardNumber(run: string): boolean {
  const digits = run.replace(/\D/gu, '');
  if (digits.length < SHORTEST) return false;
  const ends = new Set<number>();
  let end = 0;
  // A mutant survives: an empty group adds an end that is there already
  for (const group of run.split(/\D+/u)) ends.add((end += group.length));
  const starts = [0, ...ends];
  return starts.some((start) =>
    LENGTHS.some(
      (length) =>
        ends.has(start + length) &&
        passesLuhn(digits, start, length) &&
        isOfBrand(digits.slice(start, start + length)),
    ),
  );
}

function isOfBrand(number: string): boolean {
  return BRANDS.some(
    ({ lengths, patterns }) =>
      lengths.includes(number.length) &&
      patterns.some((pattern) => {
        const [first = 0, last = 0] = Array.isArray(pattern) ? pattern : [pattern, pattern];
        const prefix = Number(number.slice(0, String(first).length));
        return prefix >= first && prefix <= last;
      }),
  );
}

/**
 * Verifies the check digit of ISO/IEC 7812-1. Does not copy the digits, because a hostile text has many
 * candidates.
 */
function passesLuhn(digits: string, start: number, length: number): boolean {
  let sum = 0;
  for (let index = 0; index < length; index += 1) {
    const value = (digits.charCodeAt(start + length - 1 - index) - 48) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
