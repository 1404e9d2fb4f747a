/** Trends and recommendations, worked out by hand. */
import { type Candidate, recommend, type Taste } from '../../../domain/discovery/recommend';
import { seasonalCauses } from '../../../domain/discovery/seasons';
import { isRisingStar, scoreTrend, type TrendFacts } from '../../../domain/discovery/trend';

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

it.each<[Partial<TrendFacts>, number]>([
  [{ velocity: 5 }, 25],
  [{ velocity: 15 }, 37.5],
  [{ social: 20 }, 7.5],
  [{ news: 60 }, 11.25],
  [{ isSeasonal: true }, 10],
  [{ isInEmergency: true }, 10],
  [{ velocity: 1 }, 8.33],
  [{ velocity: 5, social: 20, news: 20, isSeasonal: true, isInEmergency: true }, 60],
])('%j makes a trend of %d', (facts, score) => {
  expect(scoreTrend({ ...still, ...facts })).toBe(score);
});

it('a charity is young for a year, and one without gifts is no rising star', () => {
  const grown = { ...still, lastWeek: 5, monthBefore: 0 };
  expect(isRisingStar({ ...grown, firstGiftDays: 365 })).toBe(true);
  expect(isRisingStar({ ...grown, firstGiftDays: 366 })).toBe(false);
  expect(isRisingStar({ ...grown, firstGiftDays: null })).toBe(false);
});

it.each([
  [0, ['Community Development', 'Human Rights']],
  [3, ['Environment', 'Animals & Wildlife']],
  [11, ['Community Development', 'Religion & Spirituality', 'International Aid']],
])('month %i brings %j to mind', (month, causes) => {
  expect(seasonalCauses(new Date(Date.UTC(2026, month, 1)))).toEqual(causes);
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
const taste = (state: string | null, states: Record<string, number> = {}): Taste => ({
  categories: new Map([['Education', 0.5]]),
  states: new Map(Object.entries(states)),
  state,
});
const reasonsFor = (candidate: Partial<Candidate>, of: Taste) =>
  recommend([{ ...plain, ...candidate }], of)[0]?.reasons;

it.each([
  ['where the user is', taste('CO'), true],
  ['not where the user is, though their gifts are', taste('NY', { CO: 1 }), false],
  ['where half of the user’s gifts are', taste(null, { CO: 0.5 }), true],
  ['where fewer of them are', taste(null, { CO: 0.49 }), false],
])('a charity %s is near', (_where, of, isNear) => {
  expect(reasonsFor({}, of)?.includes('near_you')).toBe(isNear);
});

it('a charity without a place or category is near no user and similar to no charity', () => {
  const nowhere = { state: null, category: null };
  expect(reasonsFor(nowhere, taste(null, { CO: 1 }))).toEqual([]);
  expect(recommend([{ ...plain, ...nowhere }], taste(null, { CO: 1 }))[0]?.score).toBe(0);
});

it.each<[Partial<Candidate>, string[]]>([
  [{ trend: 0.5 }, ['your_causes', 'trending']],
  [{ trend: 0.49 }, ['your_causes']],
  [{ trust: 0.7 }, ['your_causes', 'trusted']],
  [{ trust: 0.69 }, ['your_causes']],
  [{ together: 0.01 }, ['given_together', 'your_causes']],
  [{ category: 'Environment' }, []],
])('%j gives the reasons %j', (candidate, reasons) => {
  expect(reasonsFor(candidate, taste(null))).toEqual(reasons);
});

it('a score has two decimals and is never above 100', () => {
  const score = (candidate: Partial<Candidate>) =>
    recommend([{ ...plain, ...candidate }], taste('CO'))[0]?.score;
  expect(score({ together: 1, trend: 1, trust: 1, isSeasonal: true, isInEmergency: true })).toBe(100);
  // 0.6 × 0.5 + 0.4 × 0.7 × 0.7 × 0.5, a tenth more for the place.
  expect(score({ together: 0.5 })).toBe(43.78);
});

it('without any gift the trend weighs 0.6 and trust 0.4 of the content', () => {
  const nobody: Taste = { categories: new Map(), states: new Map(), state: null };
  expect(recommend([{ ...plain, trend: 1 }], nobody)[0]?.score).toBe(24);
  expect(recommend([{ ...plain, trust: 1 }], nobody)[0]?.score).toBe(16);
});

it('the better score comes first', () => {
  const ranked = recommend(
    [
      { ...plain, charityId: 'charity_a', together: 0.1 },
      { ...plain, charityId: 'charity_b', together: 0.9 },
    ],
    taste(null),
  );
  expect(ranked.map(({ charityId }) => charityId)).toEqual(['charity_b', 'charity_a']);
});
