/** What a pledge adds to gifts, for all amounts, ratios, rates and orders. */
import fc from 'fast-check';
import { keptOf, leftOf, matchOf, splitReturn } from '../../../domain/matching/match';
import {
  dueBefore,
  nextBatchAt,
  nextChargeAttemptAt,
  parseRatio,
  printRatio,
  takesGifts,
} from '../../../domain/matching/pledge';
import { type Currency } from '../../../domain/money';

const at = new Date('2026-12-28T12:00:00.000Z');
const ratio = fc.integer({ min: 1, max: 500 });
const minor = fc.bigInt({ min: 1n, max: 10n ** 14n });
const currency = fc.constantFrom<Currency>('USD', 'EUR', 'JPY', 'ETH', 'USDC');
const rate = fc.constantFrom('1', '1.087', '0.0067', '3312.129999999999', '0.000000000001');
const terms = fc.record({ currency, ratioHundredths: ratio, capMinor: minor });

it('gifts in any order are never matched over the cap, and one that finds too little gets the rest', () => {
  fc.assert(
    fc.property(
      terms,
      fc.array(fc.record({ currency, minor }), { maxLength: 30 }),
      rate,
      rate,
      (pledge, gifts, one, two) => {
        let usedMinor = 0n;
        for (const gift of gifts) {
          const left = leftOf({ ...pledge, usedMinor });
          const rates = { gift: one, pledge: two };
          const match = matchOf({ ...pledge, usedMinor }, gift, rates);
          const free = matchOf({ ...pledge, usedMinor: 0n, capMinor: 10n ** 60n }, gift, rates);
          expect(match).toBe(free < left ? free : left);
          usedMinor += match;
        }
        expect(usedMinor <= pledge.capMinor).toBe(true);
      },
    ),
  );
});

it.each<[Currency, bigint, Currency, string, string, number, bigint]>([
  ['USD', 2_500n, 'USD', '1', '1', 100, 2_500n],
  ['USD', 1n, 'USD', '1', '1', 50, 1n],
  ['USD', 1n, 'USD', '1', '1', 49, 0n],
  ['EUR', 1_000n, 'USD', '1.0855', '1', 200, 2_171n],
  ['USD', 1_000n, 'EUR', '1', '1.0855', 100, 921n],
  ['JPY', 1_000n, 'USD', '0.0067', '1', 33, 221n],
  ['ETH', 10n ** 17n, 'USD', '2000.5', '1', 100, 20_005n],
])(
  '%s %s is matched in %s at %s to %s with %s hundredths by %s',
  (from, amount, to, one, two, hundredths, expected) => {
    const pledge = { currency: to, ratioHundredths: hundredths, capMinor: 10n ** 12n, usedMinor: 0n };
    expect(matchOf(pledge, { currency: from, minor: amount }, { gift: one, pledge: two })).toBe(expected);
  },
);

it('a release restores: what returns of a gift in any pieces gives its whole match back, and no more', () => {
  fc.assert(
    fc.property(
      minor,
      minor,
      fc.array(fc.bigInt({ min: 1n, max: 10n ** 14n })),
      (reserved, amountMinor, pieces) => {
        let refundedMinor = 0n;
        let kept = reserved;
        for (const piece of pieces) {
          refundedMinor = refundedMinor + piece > amountMinor ? amountMinor : refundedMinor + piece;
          const next = keptOf(reserved, { amountMinor, refundedMinor });
          expect(next >= 0n && next <= kept).toBe(true);
          kept = next;
        }
        expect(keptOf(reserved, { amountMinor, refundedMinor: amountMinor })).toBe(0n);
        expect(keptOf(reserved, { amountMinor, refundedMinor: 0n })).toBe(reserved);
      },
    ),
  );
});

it.each([
  ['0.01', 1],
  ['0.5', 50],
  ['1', 100],
  ['5.00', 500],
])('the ratio %s is %s hundredths', (text, hundredths) => {
  expect(parseRatio(text)).toBe(hundredths);
  expect(parseRatio(printRatio(hundredths))).toBe(hundredths);
});

it.each(['0', '0.00', '5.01', '1.001', '-1', '1e0', '', ' 1', '01', '1.', '00000001.5'])(
  'the ratio "%s" is refused',
  (text) => {
    expect(parseRatio(text)).toBeUndefined();
  },
);

it('a pledge matches from its acceptance until its end', () => {
  const endsAt = new Date(at.getTime() + 1);
  expect(takesGifts({ status: 'accepted', endsAt }, at)).toBe(true);
  expect(takesGifts({ status: 'accepted', endsAt: at }, at)).toBe(false);
  expect(takesGifts({ status: 'pending', endsAt }, at)).toBe(false);
});

it('charges follow the acceptance weekly, and take gifts that were completed 30 days before', () => {
  const next = (days: number, ms = 0) =>
    nextBatchAt(at, 'production', new Date(at.getTime() + days * 86_400_000 + ms));
  expect(next(0).toISOString()).toBe('2027-01-04T12:00:00.000Z');
  expect(next(7, -1).toISOString()).toBe('2027-01-04T12:00:00.000Z');
  expect(next(7).toISOString()).toBe('2027-01-11T12:00:00.000Z');
  expect(dueBefore('production', at).toISOString()).toBe('2026-11-28T12:00:00.000Z');
  expect(at.getTime() - dueBefore('sandbox', at).getTime()).toBe(5_000);
});

it('a declined charge is retried as that of a weekly plan, and a bank debit never', () => {
  const attempt = (attempts: number, method: 'card' | 'ach' = 'card') =>
    nextChargeAttemptAt({ method, attempts, firstAttemptAt: at }, 'production')?.toISOString() ?? null;
  expect([1, 2, 3].map((attempts) => attempt(attempts))).toEqual([
    '2026-12-29T12:00:00.000Z',
    '2026-12-30T12:00:00.000Z',
    null,
  ]);
  expect(attempt(1, 'ach')).toBeNull();
});

it('what a sponsor gets back is split exactly among the matches, each by its share to within a cent', () => {
  const kept = fc.array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(kept, fc.bigInt({ min: 0n, max: 10n ** 6n }), (keptMinors, part) => {
      const total = keptMinors.reduce((sum, each) => sum + each, 0n);
      const returned = (total * part) / 10n ** 6n;
      const parts = splitReturn(keptMinors, returned);
      expect(parts.reduce((sum, each) => sum + each, 0n)).toBe(returned);
      keptMinors.forEach((each, index) => {
        const share = parts[index] ?? -1n;
        expect(share >= 0n && share <= each).toBe(true);
        const difference = share * total - each * returned;
        expect(difference <= total && -difference <= total).toBe(true);
      });
    }),
  );
});
