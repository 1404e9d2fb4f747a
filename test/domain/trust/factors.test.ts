/** What each factor of the trust score rests on, worked out by hand. */
import { listBadges } from '../../../domain/trust/badges';
import {
  scoreTrust,
  TRUST_FACTORS,
  type TrustFactorName,
  type TrustFacts,
} from '../../../domain/trust/score';

const now = new Date('2026-06-01T00:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const nothing: TrustFacts = {
  level: 'none',
  underConcern: false,
  firstGiftAt: null,
  settledGifts: 0,
  lostDisputes: 0,
  ratings: 0,
  starsSum: 0,
  lastUpdateAt: null,
};
function factorOf(name: TrustFactorName, facts: Partial<TrustFacts>) {
  const factor = scoreTrust({ ...nothing, ...facts }, now).factors.find((each) => each.name === name);
  return [factor?.points, factor?.basis];
}

it('every factor is listed once', () => {
  expect(scoreTrust(nothing, now).factors.map(({ name }) => name)).toEqual([...TRUST_FACTORS]);
});

it.each([
  ['none', 0, 'not verified'],
  ['basic', 16, 'verified: basic'],
  ['standard', 30, 'verified: standard'],
  ['enhanced', 40, 'verified: enhanced'],
] as const)('the level %s gives %d points', (level, points, basis) => {
  expect(factorOf('verification_level', { level })).toEqual([points, basis]);
});

it.each([
  [null, 0, 0, 'no gifts yet'],
  [daysAgo(730), 1_000, 20, '1000 gifts in 730 days'],
  [daysAgo(365), 0, 5, '0 gifts in 365 days'],
  [daysAgo(0), 1_000, 10, '1000 gifts in 0 days'],
  [daysAgo(1), 1, 1, '1 gift in 1 day'],
  // Nobody gave tomorrow.
  [daysAgo(-3), 0, 0, '0 gifts in 0 days'],
])(
  'a first gift at %s and %i gifts give %d points of history',
  (firstGiftAt, settledGifts, points, basis) => {
    expect(factorOf('platform_history', { firstGiftAt, settledGifts })).toEqual([points, basis]);
  },
);

it.each([
  [0, 0, 0, 'no ratings yet'],
  [1, 5, 2.5, '5.0 of 5 in 1 rating'],
  [5, 25, 7.5, '5.0 of 5 in 5 ratings'],
  [5, 15, 3.8, '3.0 of 5 in 5 ratings'],
  [10, 10, 0, '1.0 of 5 in 10 ratings'],
])('%i ratings of %i stars give %d points', (ratings, starsSum, points, basis) => {
  expect(factorOf('user_feedback', { ratings, starsSum })).toEqual([points, basis]);
});

it.each([
  [{}, 15, 'no lost disputes'],
  [{ settledGifts: 100, lostDisputes: 1 }, 12, '1 lost dispute'],
  [{ settledGifts: 100, lostDisputes: 5 }, 0, '5 lost disputes'],
  [{ settledGifts: 0, lostDisputes: 1 }, 0, '1 lost dispute'],
  [{ underConcern: true }, 0, 'a concern is open or the verification was revoked'],
])('with %j the record gives %d points', (facts, points, basis) => {
  expect(factorOf('compliance_record', facts)).toEqual([points, basis]);
});

it.each([
  [null, 0, 'no updates yet'],
  [daysAgo(90), 10, 'last update 90 days ago'],
  [daysAgo(145), 8, 'last update 145 days ago'],
  [daysAgo(365), 0, 'last update 365 days ago'],
  [daysAgo(1), 10, 'last update 1 day ago'],
])('an update at %s gives %d points', (lastUpdateAt, points, basis) => {
  expect(factorOf('update_frequency', { lastUpdateAt })).toEqual([points, basis]);
});

it('the score is rounded once, after the factors are summed', () => {
  // 16 + 3.8 + 15 are 34.8.
  expect(scoreTrust({ ...nothing, level: 'basic', ratings: 5, starsSum: 15 }, now).score).toBe(35);
});

it('a charity has the badge of its level alone', () => {
  const facts = { ...nothing, deductible: false, foundedYear: null, lastImpactReportAt: null };
  expect(listBadges({ ...facts, level: 'enhanced' }, now)).toEqual(['Enhanced Verified']);
  expect(listBadges({ ...facts, level: 'basic' }, now)).toEqual(['Basic Verified']);
});

it.each<[Partial<TrustFacts>, [code: string, figures: Record<string, number>][]]>([
  [
    { level: 'none' },
    [
      ['not_verified', {}],
      ['no_gifts', {}],
      ['no_ratings', {}],
      ['no_disputes', {}],
      ['no_updates', {}],
    ],
  ],
  [
    {
      level: 'standard',
      firstGiftAt: daysAgo(40),
      settledGifts: 12,
      ratings: 3,
      starsSum: 14,
      lostDisputes: 2,
      lastUpdateAt: daysAgo(7),
    },
    [
      ['verified_standard', {}],
      ['gifts', { gifts: 12, days: 40 }],
      ['ratings', { mean: 4.7, most: 5, ratings: 3 }],
      ['disputes', { disputes: 2 }],
      ['updated', { days: 7 }],
    ],
  ],
  [
    { level: 'enhanced', underConcern: true },
    [
      ['verified_enhanced', {}],
      ['no_gifts', {}],
      ['no_ratings', {}],
      ['concern', {}],
      ['no_updates', {}],
    ],
  ],
])('with %j the factors have the reasons %j', (facts, reasons) => {
  const { factors } = scoreTrust({ ...nothing, ...facts }, now);
  expect(factors.map(({ reason }) => reason)).toEqual(reasons.map(([code, figures]) => ({ code, figures })));
});
