import { hasCardNumber } from '../../domain/card-numbers';

/** Numbers that card brands publish for tests. */
const CARDS = {
  visa: '4111111111111111',
  mastercard: '5555555555554444',
  'mastercard of the 2 series': '2223003122003222',
  'american express': '378282246310005',
  discover: '6011111111111117',
  'diners club': '30569309025904',
  jcb: '3530111333300000',
  unionpay: '6200000000000005',
};

describe.each(Object.entries(CARDS))('the number of a %s card', (_brand, number) => {
  it.each([
    ['alone', number],
    ['in groups', number.replace(/(.{4})(?=.)/g, '$1 ')],
    ['with hyphens', number.replace(/(.{4})(?=.)/g, '$1-')],
    ['with hard spaces and dashes', number.replace(/(.{4})(?=.)/g, '$1\u00a0\u2013 ')],
    ['with a space after each digit', [...number].join(' ')],
    ['in a sentence', `My card is ${number}, thank you.`],
    ['before its date', `${number.replace(/(.{4})(?=.)/g, '$1 ')} 12/27 123`],
    ['between letters', `card${number}x`],
    ['in wide digits', number.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)))],
    ['with invisible characters', [...number].join('\u200b')],
  ])('is found %s', (_where, text) => {
    expect(hasCardNumber(text)).toBe(true);
  });
});

it.each([
  ['a wrong check digit', '4111111111111112'],
  ['no brand', '9111111111111111'],
  ['too few digits', '4111111111'],
  ['too many digits', '41111111111111110000000'],
  ['an EIN', '13-1623829'],
  ['a telephone number', '+1 (202) 555-0143'],
  ['a time', '2026-11-21T12:00:00.000Z'],
  ['an id', 'donation_01kakv4111111111111111abcd'],
  ['a UUID', 'c6973578-2483-431a-9dd4-ab75a960f6a9'],
  ['a wallet', '0x4111111111111111000000000000000000000000'],
  ['a URL', 'https://example.org/orders/4111111111111111?x=1'],
  ['digits with other signs between them', '4111.1111.1111.1111'],
  ['nothing', ''],
])('%s is no card number', (_what, text) => {
  expect(hasCardNumber(text)).toBe(false);
});

it('is found in signs that stand for two digits each', () => {
  // Eight signs, such as 41 in a circle, are the sixteen digits of a card.
  expect(hasCardNumber('㊶⑪⑪⑪⑪⑪⑪⑪')).toBe(true);
});

it('takes time in proportion to the text', () => {
  const text = '4 '.repeat(50_000);
  expect(hasCardNumber(text)).toBe(false);
});
