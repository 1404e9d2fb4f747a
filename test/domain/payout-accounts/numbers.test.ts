/** Public examples of account numbers pass, and every changed digit of them fails. */
import fc from 'fast-check';
import {
  hasIbans,
  hasRoutingCheckDigit,
  isBic,
  isIban,
  isOtherNumber,
  isRoutingNumber,
  isUsNumber,
  withoutSpaces,
} from '../../../domain/payout-accounts/numbers';

/** The examples of the IBAN registry. */
const IBANS = [
  'AD12 0001 2030 2003 5910 0100',
  'AE07 0331 2345 6789 0123 456',
  'AT61 1904 3002 3457 3201',
  'BE68 5390 0754 7034',
  'BR18 0036 0305 0000 1000 9795 493C 1',
  'CH93 0076 2011 6238 5295 7',
  'CY17 0020 0128 0000 0012 0052 7600',
  'CZ65 0800 0000 1920 0014 5399',
  'DE89 3704 0044 0532 0130 00',
  'DK50 0040 0440 1162 43',
  'EE38 2200 2210 2014 5685',
  'ES91 2100 0418 4502 0005 1332',
  'FI21 1234 5600 0007 85',
  'FR14 2004 1010 0505 0001 3M02 606',
  'GB29 NWBK 6016 1331 9268 19',
  'GR16 0110 1250 0000 0001 2300 695',
  'HU42 1177 3016 1111 1018 0000 0000',
  'IE29 AIBK 9311 5212 3456 78',
  'IL62 0108 0000 0009 9999 999',
  'IT60 X054 2811 1010 0000 0123 456',
  'LU28 0019 4006 4475 0000',
  'LV80 BANK 0000 4351 9500 1',
  'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
  'NL91 ABNA 0417 1643 00',
  'NO93 8601 1117 947',
  'PL61 1090 1014 0000 0712 1981 2874',
  'PT50 0002 0123 1234 5678 9015 4',
  'SA03 8000 0000 6080 1016 7519',
  'SE45 5000 0000 0583 9825 7466',
  'TR33 0006 1005 1978 6457 8413 26',
  'BI42 1000 0100 0100 0033 2045 181',
  'DJ21 0001 0000 0001 5400 0100 186',
  'DO28 BAGR 0000 0001 2124 5361 1324',
  'FK88 SC12 3456 7890 12',
  'HN88 CABF 0000 0000 0002 5000 5469',
  'MN12 1234 1234 5678 9123',
  'NI45 BAPR 0000 0013 0000 0355 8124',
  'OM81 0180 0000 0129 9123 456',
  'PK36 SCBL 0000 0011 2345 6702',
  'PS92 PALS 0000 0000 0400 1234 5670 2',
  'SO21 1000 0010 0100 0100 141',
  'SV62 CENR 0000 0000 0000 0070 0025',
  'XK05 1212 0123 4567 8906',
  'YE15 CBYE 0001 0188 6123 4567 8912 34',
].map(withoutSpaces);

it.each(IBANS)('%s is an IBAN, and no longer with one other digit, swapped or cut', (iban) => {
  expect(isIban(iban)).toBe(true);
  for (const [index, character] of [...iban].entries()) {
    if (!/[0-9]/.test(character)) continue;
    const other = String((Number(character) + 1) % 10);
    expect(isIban(iban.slice(0, index) + other + iban.slice(index + 1))).toBe(false);
  }
  expect(isIban(iban.slice(0, -1))).toBe(false);
  expect(isIban(`${iban}0`)).toBe(false);
});

/** Each has the length of its country, and modulo 97 gives 1. */
it.each(['DEDE890000000000000038', 'DE8A000000000000000008', 'DEA8000000000000000030'])(
  '%s is no IBAN, because its check digits are letters',
  (text) => {
    expect(isIban(text)).toBe(false);
  },
);

it('the check digits are modulo 97, so two swapped neighbours are noticed', () => {
  expect(isIban('GB29NWBK60161331926819')).toBe(true);
  expect(isIban('GB29NWBK60161331926891')).toBe(false);
});

it.each(['', 'DE', 'XX89370400440532013000', 'de89370400440532013000', 'DE8937040044053201300é', 'DE00'])(
  '%j is no IBAN',
  (text) => {
    expect(isIban(text)).toBe(false);
  },
);

it('exactly one pair of check digits from 02 to 98 fits an account number, so 00, 01 and 99 never do', () => {
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z]{4}[0-9]{14}$/), (account) => {
      const fitting = Array.from({ length: 100 }, (_, number) => number).filter((number) =>
        isIban(`GB${twoDigits(number)}${account}`),
      );
      expect(fitting).toHaveLength(1);
      expect(fitting[0]).toBeGreaterThanOrEqual(2);
      expect(fitting[0]).toBeLessThanOrEqual(98);
    }),
  );
});

/** Each has the length of its country, and modulo 97 gives 1. */
it.each(['GB85601613319268191234', 'DE98AAAAAAAAAAAAAAAAAA', 'NL91ABNA04171643AA'].map(withCheckDigits))(
  '%s is no IBAN, because letters and digits are in the wrong places',
  (text) => {
    expect(isIban(text)).toBe(false);
  },
);

function withCheckDigits(text: string): string {
  const moved = `${text.slice(4)}${text.slice(0, 2)}00`;
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return text.slice(0, 2) + String(98n - (BigInt(digits) % 97n)).padStart(2, '0') + text.slice(4);
}

it('countries of the registry and their territories have IBANs, others have not', () => {
  const all = ['DE', 'SV', 'HN', 'XK', 'PK', 'GG', 'GP', 'AX'];
  expect(all.filter((country) => !hasIbans(country))).toEqual([]);
  expect(['US', 'CA', 'IN', 'JP', 'AU', 'ZA', 'GU'].filter(hasIbans)).toEqual([]);
});

/** Routing numbers that the banks themselves publish. */
const ROUTING = ['021000021', '011401533', '091000019', '121000358', '322271627', '111000025', '026009593'];

it.each(ROUTING)('%s is a routing number, and no longer with one other digit', (number) => {
  expect(isRoutingNumber(number)).toBe(true);
  for (const [index, digit] of [...number].entries()) {
    const other = String((Number(digit) + 1) % 10);
    expect(isRoutingNumber(number.slice(0, index) + other + number.slice(index + 1))).toBe(false);
  }
});

it.each(['', '02100002', '0210000210', '000000000', '991000013', '02100002a'])(
  '%j is no routing number',
  (text) => {
    expect(isRoutingNumber(text)).toBe(false);
  },
);

it('a BIC has 8 or 11 characters, with its country in the fifth and sixth', () => {
  for (const bic of ['DEUTDEFF', 'DEUTDEFF500', 'NWBKGB2L', 'ROYCCAT2XXX', 'NCBVXKPR'])
    expect(isBic(bic)).toBe(true);
  for (const text of [
    '',
    'DEUTDEF',
    'DEUTDEFF50',
    'DEUT12FF',
    'deutdeff',
    'DEUTDEFF5000',
    'AAAAZZAA',
    'AAAAEUAA',
  ]) {
    expect(isBic(text)).toBe(false);
  }
});

/** Completes eight digits with the check digit of the American Bankers Association. */
function withCheckDigit(digits: string): string {
  const weights = [3, 7, 1, 3, 7, 1, 3, 7];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return `${digits}${String((10 - (sum % 10)) % 10)}`;
}

it('a routing number begins with a district, 01 to 12, also with 20 or 60 more, or with 80', () => {
  const prefixes = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
  const all = prefixes.map((prefix) => withCheckDigit(`${prefix}123456`));
  expect(all.filter((number) => !hasRoutingCheckDigit(number))).toEqual([]);
  const districts = Array.from({ length: 12 }, (_, index) => index + 1);
  const known = [
    ...districts,
    ...districts.map((each) => each + 20),
    ...districts.map((each) => each + 60),
    80,
  ];
  expect(all.filter(isRoutingNumber).map((number) => Number(number.slice(0, 2)))).toEqual(
    known.toSorted((one, other) => one - other),
  );
});

it('nine zeros have no check digit, although their sum is one of a routing number', () => {
  expect(hasRoutingCheckDigit('000000000')).toBe(false);
  expect(hasRoutingCheckDigit('991000012')).toBe(true);
  expect(hasRoutingCheckDigit('991000013')).toBe(false);
  expect(hasRoutingCheckDigit('99100001')).toBe(false);
  expect(hasRoutingCheckDigit('9910000120')).toBe(false);
  expect(hasRoutingCheckDigit('0210000a1')).toBe(false);
});

it.each([
  ['1234', true],
  ['12345678901234567', true],
  ['0000', true],
  ['123', false],
  ['123456789012345678', false],
  ['1234a', false],
  ['a1234', false],
  ['12-34', false],
  ['12 34', false],
  ['', false],
])('%j is an account number in the United States: %s', (text, isNumber) => {
  expect(isUsNumber(text)).toBe(isNumber);
});

it.each([
  ['1234', true],
  ['12-3456-0789012-0 0', true],
  ['aB1Z', true],
  ['1'.repeat(34), true],
  ['123', false],
  ['1'.repeat(35), false],
  ['-1234', false],
  ['1234-', false],
  [' 1234', false],
  ['1234 ', false],
  ['12.34', false],
  ['12é34', false],
  ['    ', false],
  ['', false],
])('%j is an account number elsewhere: %s', (text, isNumber) => {
  expect(isOtherNumber(text)).toBe(isNumber);
});

it('an IBAN or BIC is stored without spaces, in capital letters', () => {
  expect(withoutSpaces(' gb29 nwbk  6016 1331 9268 19 ')).toBe('GB29NWBK60161331926819');
});
