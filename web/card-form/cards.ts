/** The well-known test numbers of cards, and the sandbox's source that each stands for. */
import { type Answer, checkPart } from './answer';

export const EXAMPLE_CARD = '4242 4242 4242 4242';

const SOURCE_OF_NUMBER: Partial<Record<string, string>> = {
  '4242424242424242': 'card_succeeds',
  '5555555555554444': 'card_succeeds',
  '378282246310005': 'card_succeeds',
  '4000000000000002': 'card_declined',
  '4000000000009995': 'card_insufficient_funds',
  '4000002500003155': 'card_requires_action',
  '4000002760003184': 'card_requires_action',
  '4000000000000119': 'card_dropped',
  '4000000000000077': 'card_slow',
  '4100000000000019': 'card_testing',
};

export interface TypedCard {
  number: string;
  expiry: string;
  code: string;
}

/** Exchanges a typed card for a source of the sandbox, or names the parts that are wrong. */
export function readCard({ number, expiry, code }: TypedCard, at: Date): Answer<keyof TypedCard> {
  const digits = number.replace(/\D/g, '');
  const faults = [
    ...checkPart('number', {
      text: number,
      isRight: digits.length >= 12 && passesLuhn(digits),
      empty: 'enterCardNumber',
      wrong: 'cardNumber',
    }),
    ...checkPart('expiry', {
      text: expiry,
      isRight: isAhead(expiry, at),
      empty: 'enterExpiry',
      wrong: 'cardExpiry',
    }),
    ...checkPart('code', {
      text: code,
      isRight: /^\d{3,4}$/.test(code.trim()),
      empty: 'enterCode',
      wrong: 'cardCode',
    }),
  ];
  if (faults.length > 0) return { faults };
  const source = SOURCE_OF_NUMBER[digits];
  if (source !== undefined) return { source };
  return { faults: [{ part: 'number', key: 'cardNumber', isUnknown: true }] };
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function isAhead(expiry: string, at: Date): boolean {
  const [, month, year] = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? [];
  if (month === undefined || year === undefined || Number(month) < 1 || Number(month) > 12) return false;
  // A card is good until the end of its month.
  return new Date(2000 + Number(year), Number(month), 1) > at;
}

/** Puts spaces between groups of four while somebody types. */
export function groupDigits(text: string): string {
  return text
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Puts the slash between month and year while somebody types. */
export function groupExpiry(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 4);
  return digits.length < 3 ? digits : `${digits.slice(0, 2)}/${digits.slice(2)}`;
}
