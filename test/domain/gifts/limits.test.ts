/** How much one gift may be, and what a level includes. */
import { BASIC_GIFT_LIMIT_USD_MINOR, giftLimitUsdMinor, levelIncludes } from '../../../domain/gifts/gift';

it.each([
  ['register', null, false, null],
  ['sandbox', null, false, null],
  ['member', null, false, BASIC_GIFT_LIMIT_USD_MINOR],
  ['member', 'basic', false, BASIC_GIFT_LIMIT_USD_MINOR],
  ['member', 'standard', false, null],
  ['member', 'enhanced', false, null],
  ['member', 'basic', true, null],
] as const)(
  'a charity of the %s with level %s, deductible %s: at most %s',
  (source, level, isDeductible, limit) => {
    expect(giftLimitUsdMinor({ source, verificationLevel: level, isDeductible })).toBe(limit);
  },
);

it('a gift to an organization of the basic level is at most 1,000 USD', () => {
  expect(BASIC_GIFT_LIMIT_USD_MINOR).toBe(1_000_00n);
});

it('a level includes itself', () => {
  for (const level of ['none', 'basic', 'standard', 'enhanced'] as const) {
    expect(levelIncludes(level, level)).toBe(true);
  }
});
