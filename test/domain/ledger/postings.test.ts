import fc from 'fast-check';
import { quoteFees } from '../../../domain/fees/quote';
import { assertBalanced, postCompletedGift } from '../../../domain/ledger/postings';
import { CURRENCY_CODES } from '../../../domain/money';

it('a completed gift is booked in entries that sum to zero and pay the charity its net', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CURRENCY_CODES),
      fc.bigInt({ min: 1n, max: 10n ** 24n }),
      fc.constantFrom('card' as const, 'ach' as const, 'crypto' as const),
      fc.boolean(),
      (currency, minor, method, coverFees) => {
        const quote = quoteFees({ amount: { currency, minor }, method, tier: 'standard', coverFees });
        const entries = postCompletedGift({
          donorUserId: 'user_1',
          charityId: 'charity_1',
          currency,
          method,
          ...quote,
        });
        expect(entries.reduce((sum, entry) => sum + entry.amountMinor, 0n)).toBe(0n);
        const paid = entries.find((entry) => entry.account === 'charity/charity_1/payable');
        expect(paid?.amountMinor ?? 0n).toBe(quote.netMinor);
      },
    ),
  );
});

it('an unbalanced posting is refused', () => {
  expect(() =>
    assertBalanced([
      { account: 'a', currency: 'USD', amountMinor: 1n },
      { account: 'b', currency: 'EUR', amountMinor: -1n },
    ]),
  ).toThrow('unbalanced posting');
});
