/** Our minor units are Stripe's. */
import { CURRENCIES, CURRENCY_CODES, parseMoney } from '../../../domain/money';
import { toStripeAmount } from '../../../gateways/processors/stripe/amount';

/** https://docs.stripe.com/currencies: every other currency has two decimals. */
const ZERO_DECIMALS = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' ');
const THREE_DECIMALS = 'BHD JOD KWD OMR TND'.split(' ');
const decimalsOf = (code: string) =>
  ZERO_DECIMALS.includes(code) ? 0 : THREE_DECIMALS.includes(code) ? 3 : 2;

it.each(CURRENCY_CODES.filter((code) => CURRENCIES[code].kind === 'fiat'))(
  'sends %s as Stripe counts it',
  (code) => {
    const amount = 25 * 10 ** decimalsOf(code);
    expect(toStripeAmount(parseMoney('25', code))).toEqual({ amount, currency: code.toLowerCase() });
  },
);

it('sends no tokens', () => {
  expect(() => toStripeAmount(parseMoney('1', 'ETH'))).toThrow('Stripe does not take ETH');
});
