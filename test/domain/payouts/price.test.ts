/** How a payout travels and what it costs. */
import { type Currency, parseMoney } from '../../../domain/money';
import { chooseMethod, type PaidAccount, pricePayout } from '../../../domain/payouts/price';
import { type PayoutSpeed } from '../../../domain/payouts/payout';

const us: PaidAccount = { kind: 'bank_us', country: 'US' };
const german: PaidAccount = { kind: 'bank_iban', country: 'DE' };
const emirates: PaidAccount = { kind: 'bank_iban', country: 'AE' };
const indian: PaidAccount = { kind: 'bank_other', country: 'IN' };
const stripe: PaidAccount = { kind: 'stripe', country: 'US' };

describe('the method', () => {
  it.each<[Currency, PaidAccount, string]>([
    ['USD', us, 'ach'],
    ['EUR', us, 'wire'],
    ['EUR', german, 'sepa'],
    ['EUR', emirates, 'wire'],
    ['USD', german, 'wire'],
    ['INR', indian, 'wire'],
    ['EUR', indian, 'wire'],
    ['USD', stripe, 'stripe'],
    ['EUR', stripe, 'stripe'],
  ])('%s to %o is %s', (currency, account, method) => {
    expect(chooseMethod(currency, account)).toBe(method);
  });
});

interface Case {
  amount: string;
  currency?: Currency;
  speed?: PayoutSpeed;
  account?: PaidAccount;
  usdPerUnit?: string;
  homeCountry?: string;
}

function price({ amount, currency = 'USD', ...changes }: Case) {
  const { feeMinor, netMinor } = pricePayout({
    amount: parseMoney(amount, currency),
    speed: 'standard',
    account: us,
    usdPerUnit: '1',
    homeCountry: 'US',
    ...changes,
  });
  return [feeMinor, netMinor];
}

describe('the fee', () => {
  it('is nothing for a standard payout by ach, sepa or stripe', () => {
    expect(price({ amount: '100.00' })).toEqual([0n, 10_000n]);
    expect(price({ amount: '100.00', account: stripe })).toEqual([0n, 10_000n]);
    const sepa = { amount: '100.00', currency: 'EUR', account: german, usdPerUnit: '1.08' } as const;
    expect(price(sepa)).toEqual([0n, 10_000n]);
  });

  it('is 2.00 for an instant payout, and 200 yen', () => {
    expect(price({ amount: '100.00', speed: 'instant' })).toEqual([200n, 9_800n]);
    const yen = { amount: '10000', currency: 'JPY', account: stripe, usdPerUnit: '0.00647' } as const;
    expect(price({ ...yen, speed: 'instant' })).toEqual([200n, 9_800n]);
  });

  it('is 25.00 for a wire to another country, and 2,500 yen, at any rate of the day', () => {
    expect(price({ amount: '100.00', account: german })).toEqual([2_500n, 7_500n]);
    const yen = { amount: '10000', currency: 'JPY', account: indian } as const;
    expect(price({ ...yen, usdPerUnit: '0.0067' })).toEqual([2_500n, 7_500n]);
    expect(price({ ...yen, usdPerUnit: '0.0062' })).toEqual([2_500n, 7_500n]);
  });

  it('is nothing for a wire within the platform’s country', () => {
    const pounds = { currency: 'GBP', account: { kind: 'bank_iban', country: 'GB' } } as const;
    expect(price({ ...pounds, amount: '100.00', usdPerUnit: '1.27', homeCountry: 'GB' })).toEqual([
      0n,
      10_000n,
    ]);
  });

  it('is 1 % where a US account takes another currency', () => {
    expect(price({ amount: '100.01', currency: 'EUR', usdPerUnit: '1.08' })).toEqual([100n, 9_901n]);
  });

  it('is 1 % for tokens, in the token', () => {
    expect(price({ amount: '10', currency: 'USDC' })).toEqual([100_000n, 9_900_000n]);
    // Also without a US bank account, which would convert other currencies.
    expect(price({ amount: '10', currency: 'USDC', account: stripe })).toEqual([100_000n, 9_900_000n]);
  });

  it('adds up', () => {
    const order = { amount: '100.00', currency: 'EUR', account: emirates, usdPerUnit: '1.08' } as const;
    expect(price({ ...order, speed: 'instant' })).toEqual([2_700n, 7_300n]);
  });

  it('can take more than the amount, which no payout may', () => {
    expect(price({ amount: '2.00', speed: 'instant' })).toEqual([200n, 0n]);
    expect(price({ amount: '1.00', speed: 'instant' })).toEqual([200n, -100n]);
  });
});
