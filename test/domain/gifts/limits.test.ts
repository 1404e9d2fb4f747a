/** How much one gift may be, and what a level includes. */
import { giftLimitUsdMinor, levelForGift } from '../../../domain/gifts/charity-limit';
import { levelIncludes } from '../../../domain/gifts/gift';

it.each([
  ['member', null, false, 1_000_00n],
  ['member', null, true, 10_000_00n],
  ['register', null, false, 10_000_00n],
  ['member', 'basic', false, 1_000_00n],
  ['register', 'basic', true, 10_000_00n],
  ['member', 'standard', false, 100_000_00n],
  ['register', 'standard', true, 100_000_00n],
  ['sandbox', 'standard', false, 100_000_00n],
  ['member', 'enhanced', false, null],
  ['register', 'enhanced', true, null],
] as const)(
  'a charity of the %s with level %s, deductible %s: at most %s, the highest limit that applies',
  (source, level, isDeductible, limit) => {
    expect(giftLimitUsdMinor({ source, verificationLevel: level, isDeductible })).toBe(limit);
  },
);

it.each([
  [1_000_01n, 'none', 'standard'],
  [100_000_00n, 'basic', 'standard'],
  [100_000_01n, 'none', 'enhanced'],
  [100_000_01n, 'standard', 'enhanced'],
] as const)('a gift of %s to a charity of level %s needs %s', (usdMinor, held, needed) => {
  expect(levelForGift(usdMinor, held)).toBe(needed);
});

it('a level includes itself', () => {
  for (const level of ['none', 'basic', 'standard', 'enhanced'] as const) {
    expect(levelIncludes(level, level)).toBe(true);
  }
});
