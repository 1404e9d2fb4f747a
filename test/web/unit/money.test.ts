/** Amounts are read as people type them, and never guessed. */
import { amountLocale } from '../../../domain/text/amount-locale';
import {
  decimalsOf,
  isLess,
  readAmount,
  showExactMoney,
  showMoney,
  showTyped,
} from '../../../web/common/money';

it.each([
  ['25', 'USD', 'en', '25.00'],
  ['25.5', 'USD', 'en', '25.50'],
  ['25,50', 'EUR', 'de', '25.50'],
  ['1,250.50', 'USD', 'en', '1250.50'],
  ['1.250,50', 'EUR', 'de', '1250.50'],
  ['1.250', 'EUR', 'de', '1250.00'],
  ['1,250', 'USD', 'en', '1250.00'],
  ["1'250.50", 'CHF', 'de', '1250.50'],
  ['1 250,50 €', 'EUR', 'es', '1250.50'],
  ['$ 007', 'USD', 'en', '7.00'],
  ['5000', 'JPY', 'en', '5000'],
  ['5,000', 'JPY', 'en', '5000'],
  ['25.50', 'EUR', 'de', '25.50'],
  ['0.01', 'ETH', 'en', '0.010000000000000000'],
  ['1,00,000', 'USD', 'en', '100000.00'],
  ['₹12,34,567.50', 'INR', 'en', '1234567.50'],
  ['1,5 USDC', 'USDC', 'de', '1.500000'],
])('reads %p %s in %s as %s', (typed, currency, language, amount) => {
  expect(readAmount(typed, currency, language)).toBe(amount);
});

it.each([
  ['', 'USD'],
  ['-5', 'USD'],
  ['1e3', 'USD'],
  ['1.2.3', 'USD'],
  ['12,34,56', 'USD'],
  ['123,45,678', 'USD'],
  ['1,23,4,567', 'USD'],
  ['25.505', 'USD'],
  ['0.005', 'USD'],
  ['2.5', 'JPY'],
  ['1234567890123', 'USD'],
  ['twenty', 'USD'],
])('reads %p %s as no amount', (typed, currency) => {
  // A point and three digits are thousands, but not behind a zero.
  expect(readAmount(typed, currency, 'en')).toBe(typed === '25.505' ? '25505.00' : undefined);
});

it('shows what it reads', () => {
  for (const language of ['en', 'de', 'es']) {
    for (const amount of ['25.00', '25.50', '1250.05']) {
      expect(readAmount(showTyped(amount, 'EUR', language), 'EUR', language)).toBe(amount);
    }
  }
});

it('shows amounts in the way of the language, with decimals where two figures are compared', () => {
  expect(showMoney('25.00', 'USD', 'en')).toBe('$25');
  expect(showMoney('25.50', 'USD', 'en')).toBe('$25.50');
  expect(showExactMoney(105.7, 'USD', 'en')).toBe('$105.70');
  expect(showExactMoney('25.00', 'EUR', 'de')).toBe('25,00\u00a0€');
  expect(showExactMoney(500, 'JPY', 'en')).toBe('¥500');
  expect(showMoney('0.010000000000000000', 'ETH', 'en')).toBe('0.01 ETH');
  expect(showExactMoney(25.5, 'USDC', 'de')).toBe('25,5 USDC');
  expect(decimalsOf('JPY')).toBe(0);
  expect(isLess('9.99', '10.00')).toBe(true);
});

it.each([
  // A page in Spanish, whose reader's browser names no region: dollars are written as in the United States.
  ['es', 'USD', [], 'es-US', '$3,133.18'],
  ['es', 'EUR', [], 'es', '3133,18\u00a0€'],
  ['es', 'USD', ['es-ES', 'en'], 'es-ES', '3133,18\u00a0$'],
  ['es', 'EUR', ['en-US', 'es-MX'], 'es-MX', '€3,133.18'],
  ['es', 'USD', ['es-US@posix', 'es'], 'es-US', '$3,133.18'],
  ['de', 'USD', ['en-US'], 'de', '3.133,18\u00a0$'],
  ['en', 'USD', ['en-GB'], 'en-GB', '$3,133.18'],
])('writes amounts in %s of %s for a browser of %j as %s', (language, currency, preferred, locale, shown) => {
  expect(amountLocale(language, currency, preferred)).toBe(locale);
  const format = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  expect(new Intl.NumberFormat(locale, format).format(3133.18)).toBe(shown);
});

it('shows and reads dollars on a Spanish page as people of the United States write them', () => {
  expect(showExactMoney('3133.18', 'USD', 'es')).toBe('$3,133.18');
  expect(showTyped('1250.50', 'USD', 'es')).toBe('1250.50');
  expect(readAmount('1,250', 'USD', 'es')).toBe('1250.00');
  expect(showExactMoney('3133.18', 'EUR', 'es')).toBe('3133,18\u00a0€');
});
