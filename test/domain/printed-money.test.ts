/** Printed amounts have spaces between thousands, because a comma or point may be taken for the decimal sign. */
import fc from 'fast-check';
import { groupDigits, printAmount } from '../../domain/printed-money';

/** The space is U+00A0, written here as an underscore. */
const visible = (text: string) => text.replaceAll('\u00a0', '_');

it.each([
  ['0', '0'],
  ['0.5', '0.5'],
  ['12', '12'],
  ['999', '999'],
  ['1000', '1_000'],
  ['12345', '12_345'],
  ['999999.99', '999_999.99'],
  ['1234567.89', '1_234_567.89'],
  ['1000000000', '1_000_000_000'],
  ['-1', '-1'],
  ['-123', '-123'],
  ['-1234.50', '-1_234.50'],
  // Decimals stay together.
  ['0.123456789012345678', '0.123456789012345678'],
  ['1234.123456', '1_234.123456'],
])('%s is printed %s', (decimal, printed) => {
  expect(visible(groupDigits(decimal))).toBe(printed);
});

it('an amount is printed with its currency, and no line breaks within it', () => {
  expect(visible(printAmount('1234.50', 'USD'))).toBe('1_234.50_USD');
  expect(visible(printAmount('500', 'JPY'))).toBe('500_JPY');
  expect(printAmount('1234.50', 'USD')).not.toMatch(/[ ,]/);
});

it('without its spaces an amount is the decimal that was given, in groups of at most three digits', () => {
  const decimal = fc
    .tuple(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), fc.stringMatching(/^(\.[0-9]{1,18})?$/))
    .map(([whole, fraction]) => `${whole}${fraction}`);
  fc.assert(
    fc.property(decimal, (text) => {
      const printed = visible(groupDigits(text));
      expect(printed.replaceAll('_', '')).toBe(text);
      expect(printed).toMatch(/^-?[0-9]{1,3}(_[0-9]{3})*(\.[0-9]+)?$/);
    }),
  );
});
