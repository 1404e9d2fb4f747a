import fc from 'fast-check';
import { type Candidate, recommend, type Taste } from '../../../domain/discovery/recommend';
import { seasonalCauses } from '../../../domain/discovery/seasons';
import { isRisingStar, scoreTrend, type TrendFacts } from '../../../domain/discovery/trend';
import { CATEGORIES } from '../../../domain/imports/categories';
import { subCategoriesOf } from '../../../domain/imports/causes';

const still: TrendFacts = {
  velocity: 0,
  lastWeek: 0,
  monthBefore: 0,
  firstGiftDays: null,
  social: 0,
  news: 0,
  isSeasonal: false,
  isInEmergency: false,
};

const amount = fc.double({ min: 0, max: 1e6, noNaN: true });
const facts = fc.record({
  velocity: amount,
  lastWeek: fc.nat(1_000),
  monthBefore: fc.nat(1_000),
  firstGiftDays: fc.option(fc.nat(5_000)),
  social: amount,
  news: amount,
  isSeasonal: fc.boolean(),
  isInEmergency: fc.boolean(),
});

it('a trend is from 0 to 100, and each signal only raises it', () => {
  expect(scoreTrend(still)).toBe(0);
  fc.assert(
    fc.property(facts, amount, (each, more) => {
      const score = scoreTrend(each);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      for (const name of ['velocity', 'social', 'news'] as const) {
        expect(scoreTrend({ ...each, [name]: each[name] + more })).toBeGreaterThanOrEqual(score);
      }
      expect(scoreTrend({ ...each, isSeasonal: true })).toBeGreaterThanOrEqual(score);
      expect(scoreTrend({ ...each, isInEmergency: true })).toBeGreaterThanOrEqual(score);
    }),
  );
});

it.each([
  [{ firstGiftDays: 100, lastWeek: 4, monthBefore: 8 }, true],
  [{ firstGiftDays: 100, lastWeek: 3, monthBefore: 8 }, false],
  [{ firstGiftDays: 5, lastWeek: 3, monthBefore: 0 }, true],
  [{ firstGiftDays: 5, lastWeek: 2, monthBefore: 0 }, false],
  [{ firstGiftDays: 366, lastWeek: 100, monthBefore: 0 }, false],
  [{ firstGiftDays: null, lastWeek: 0, monthBefore: 0 }, false],
])('%j is a rising star: %s', (change, rising) => {
  expect(isRisingStar({ ...still, ...change })).toBe(rising);
});

it('every month brings causes to mind, and only known ones', () => {
  for (let month = 0; month < 12; month += 1) {
    const causes = seasonalCauses(new Date(Date.UTC(2026, month, 15)));
    expect(causes.length).toBeGreaterThan(0);
    for (const cause of causes) expect(CATEGORIES).toContain(cause);
  }
});

const plain: Candidate = {
  charityId: 'charity_a',
  together: 0,
  category: 'Education',
  state: 'CO',
  trend: 0,
  trust: 0,
  isSeasonal: false,
  isInEmergency: false,
};
const nobody: Taste = { categories: new Map(), states: new Map(), state: null };
const reader: Taste = { categories: new Map([['Education', 1]]), states: new Map([['CO', 1]]), state: null };
const scoreOf = (change: Partial<Candidate>, taste = reader) =>
  recommend([{ ...plain, ...change }], taste)[0]?.score ?? 0;

it('collaborative weighs 0.6 and content 0.4', () => {
  const far = { category: 'Environment', state: 'NY' };
  expect(scoreOf({ ...far, together: 1 })).toBe(60);
  expect(scoreOf({ ...far, together: 0.5 })).toBe(30);
  // Likeness alone is 0.7 of content; near the user it counts a tenth more.
  expect(scoreOf({})).toBeCloseTo(40 * 0.7 * 1.1, 2);
  expect(scoreOf({ trend: 1, trust: 1, state: 'NY' })).toBeCloseTo(40 * (0.7 * 0.7 + 0.3), 2);
});

it('season, place and an emergency raise a score and say so', () => {
  const near: Taste = { ...nobody, state: 'CO' };
  const base = scoreOf({ trend: 0.5 }, nobody);
  expect(scoreOf({ trend: 0.5, isSeasonal: true }, nobody)).toBeCloseTo(base * 1.1, 2);
  expect(scoreOf({ trend: 0.5 }, near)).toBeCloseTo(base * 1.1, 2);
  expect(scoreOf({ trend: 0.5, isInEmergency: true }, nobody)).toBeCloseTo(base * 1.25, 2);
  expect(
    recommend([{ ...plain, isSeasonal: true, isInEmergency: true, trend: 0.5 }], near)[0]?.reasons,
  ).toEqual(['near_you', 'in_season', 'emergency', 'trending']);
});

it('without any gift, what moves others and can be trusted comes first', () => {
  const ranked = recommend(
    [
      plain,
      { ...plain, charityId: 'charity_b', trend: 0.9 },
      { ...plain, charityId: 'charity_c', trust: 0.9 },
    ],
    nobody,
  );
  expect(ranked.map(({ charityId }) => charityId)).toEqual(['charity_b', 'charity_c', 'charity_a']);
});

it('equal scores are in the order of their ids, whatever order they came in', () => {
  const ids = ['charity_c', 'charity_a', 'charity_b'];
  const ranked = recommend(
    ids.map((charityId) => ({ ...plain, charityId })),
    reader,
  );
  expect(ranked.map(({ charityId }) => charityId)).toEqual([...ids].sort());
});

it('education has the sub-categories that the taxonomy names', () => {
  expect(subCategoriesOf('Education')).toEqual([
    'Adult Literacy',
    'Early Childhood',
    'Higher Education',
    'K-12 Schools',
    'STEM Programs',
    'Special Education',
  ]);
});
