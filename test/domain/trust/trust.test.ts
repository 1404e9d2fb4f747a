import fc from 'fast-check';
import { listBadges } from '../../../domain/trust/badges';
import {
  scoreTrust,
  TRUST_WEIGHTS,
  trustBand,
  type TrustFacts,
  UNKNOWN_TRUST,
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
const best: TrustFacts = {
  level: 'enhanced',
  underConcern: false,
  firstGiftAt: daysAgo(800),
  settledGifts: 5_000,
  lostDisputes: 0,
  ratings: 100_000,
  starsSum: 500_000,
  lastUpdateAt: daysAgo(10),
};

const facts = fc
  .record({
    level: fc.constantFrom('none' as const, 'basic' as const, 'standard' as const, 'enhanced' as const),
    underConcern: fc.boolean(),
    firstGiftDays: fc.option(fc.nat(3_000)),
    settledGifts: fc.nat(100_000),
    lostDisputes: fc.nat(1_000),
    stars: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 50 }),
    updateDays: fc.option(fc.nat(1_000)),
  })
  .map(({ firstGiftDays, stars, updateDays, ...rest }): TrustFacts => ({
    ...rest,
    firstGiftAt: firstGiftDays === null ? null : daysAgo(firstGiftDays),
    ratings: stars.length,
    starsSum: stars.reduce((sum, each) => sum + each, 0),
    lastUpdateAt: updateDays === null ? null : daysAgo(updateDays),
  }));

it('the weights make a hundred', () => {
  expect(Object.values(TRUST_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBe(100);
});

it.each([
  [0, 'New/Unverified'],
  [40, 'New/Unverified'],
  [41, 'Basic Trust'],
  [70, 'Basic Trust'],
  [71, 'High Trust'],
  [90, 'High Trust'],
  [91, 'Exceptional Trust'],
  [100, 'Exceptional Trust'],
])('a score of %d is %s', (score, band) => {
  expect(trustBand(score)).toBe(band);
});

it('the score is the sum of its factors, from 0 to 100, and no factor exceeds its weight', () => {
  fc.assert(
    fc.property(facts, (each) => {
      const { score, factors } = scoreTrust(each, now);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      expect(Math.abs(score - factors.reduce((sum, { points }) => sum + points, 0))).toBeLessThanOrEqual(
        0.5001,
      );
      for (const { name, points, weight } of factors) {
        expect(weight).toBe(TRUST_WEIGHTS[name]);
        expect(points).toBeGreaterThanOrEqual(0);
        expect(points).toBeLessThanOrEqual(weight);
      }
    }),
  );
});

it('a higher level, one more settled gift or one more rating of five stars never lowers the score', () => {
  fc.assert(
    fc.property(facts, (each) => {
      const { score } = scoreTrust(each, now);
      expect(scoreTrust({ ...each, level: 'enhanced' }, now).score).toBeGreaterThanOrEqual(score);
      expect(scoreTrust({ ...each, settledGifts: each.settledGifts + 1 }, now).score).toBeGreaterThanOrEqual(
        score,
      );
      expect(
        scoreTrust({ ...each, ratings: each.ratings + 1, starsSum: each.starsSum + 5 }, now).score,
      ).toBeGreaterThanOrEqual(score);
    }),
  );
});

it('a lost dispute, a concern and silence never raise it', () => {
  fc.assert(
    fc.property(facts, (each) => {
      const { score } = scoreTrust(each, now);
      expect(scoreTrust({ ...each, lostDisputes: each.lostDisputes + 1 }, now).score).toBeLessThanOrEqual(
        score,
      );
      expect(scoreTrust({ ...each, underConcern: true }, now).score).toBeLessThanOrEqual(score);
      expect(scoreTrust({ ...each, lastUpdateAt: null }, now).score).toBeLessThanOrEqual(score);
    }),
  );
});

it('a charity without any history is new; one with the best of every factor is exceptional', () => {
  expect(scoreTrust(nothing, now)).toEqual(UNKNOWN_TRUST);
  expect(UNKNOWN_TRUST).toMatchObject({ score: 15, band: 'New/Unverified' });
  expect(scoreTrust(best, now)).toMatchObject({ score: 100, band: 'Exceptional Trust' });
});

it('a few five-star ratings count less than many', () => {
  const points = (ratings: number) => scoreTrust({ ...nothing, ratings, starsSum: 5 * ratings }, now).score;
  expect(points(1)).toBeLessThan(points(10));
  expect(points(10)).toBeLessThan(points(1_000));
});

const plain = { ...nothing, deductible: false, foundedYear: null, lastImpactReportAt: null };

it.each([
  [{}, []],
  [{ level: 'standard' as const }, ['Standard Verified']],
  [{ level: 'basic' as const, deductible: true }, ['Basic Verified', 'Tax Deductible']],
  [{ foundedYear: 2002 }, []],
  [{ foundedYear: 2001 }, ['Established']],
  [{ ratings: 9, starsSum: 45 }, []],
  [{ ratings: 10, starsSum: 45 }, ['Donor Favorite']],
  [{ ratings: 10, starsSum: 44 }, []],
  [{ lastImpactReportAt: daysAgo(365) }, ['Impact Reporter']],
  [{ lastImpactReportAt: daysAgo(366) }, []],
])('of %j come the badges %j', (change, badges) => {
  expect(listBadges({ ...plain, ...change }, now)).toEqual(badges);
});
