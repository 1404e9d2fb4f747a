/** Finds card numbers in text. The platform never stores or logs one. See docs/rules/gifts.md. */
import creditCardType from 'credit-card-type';

interface Brand {
  lengths: number[];
  /** A prefix, or the first and last prefix of a range. */
  patterns: (number | number[])[];
}

const BRANDS: Brand[] = Object.values(creditCardType.types).map((brand) => creditCardType.getTypeInfo(brand));
const LENGTHS = BRANDS.flatMap(({ lengths }) => lengths);
const SHORTEST = Math.min(...LENGTHS);
const LONGEST = Math.max(...LENGTHS);

/** Addresses and ids, which may hold such digits: a URL, an id of ours, a hexadecimal number. */
const EXEMPT = /https?:\/\/\S+|\b[a-z]+_[0-9a-z]{26}\b|\b0x[0-9a-f]+\b/giu;
/** Groups of digits, with spaces or hyphens of any alphabet between them. */
const RUN = /\d+(?:[\p{Zs}\p{Pd}]+\d+)*/gu;

/** Whether a text contains the number of a payment card. */
export function hasCardNumber(text: string): boolean {
  if (text.length < SHORTEST) return false;
  const runs =
    text
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .replace(EXEMPT, ' ')
      .match(RUN) ?? [];
  return runs.some((run) => candidates(run).some(isCardNumber));
}

/** Every sequence of whole groups with the length of a card number: "4111 1111 1111 1111 12/27" has one. */
function candidates(run: string): string[] {
  const groups = run.split(/\D+/u);
  return groups.flatMap((_group, first) => {
    const found: string[] = [];
    let digits = '';
    for (const group of groups.slice(first, first + LONGEST)) {
      digits += group;
      if (digits.length > LONGEST) break;
      if (digits.length >= SHORTEST) found.push(digits);
    }
    return found;
  });
}

function isCardNumber(digits: string): boolean {
  return passesLuhn(digits) && BRANDS.some((brand) => isOfBrand(digits, brand));
}

function isOfBrand(digits: string, { lengths, patterns }: Brand): boolean {
  if (!lengths.includes(digits.length)) return false;
  return patterns.some((pattern) => {
    const [first = 0, last = 0] = Array.isArray(pattern) ? pattern : [pattern, pattern];
    const prefix = Number(digits.slice(0, String(first).length));
    return prefix >= first && prefix <= last;
  });
}

/** The check digit of ISO/IEC 7812-1. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
