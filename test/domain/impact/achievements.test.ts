/** A badge is earned once, when its rule first holds, and shown while the rule still holds. */
import {
  ACHIEVEMENTS,
  earnAchievements,
  showAchievements,
  type Support,
  SupportTally,
} from '../../../domain/impact/achievements';

const nothing: Support = {
  charityId: 'charity_1',
  usdMinor: 0n,
  donations: 0,
  recurring: 0,
  hundredths: 0,
  submissions: 0,
};
const tally = (...supports: Partial<Support>[]) =>
  new SupportTally(supports.map((support) => ({ ...nothing, ...support })));
const earnedBy = (support: Partial<Support>, charities = 1) => {
  const parts = Array.from({ length: charities }, (_, index) => ({ charityId: `charity_${index}` }));
  const { figures } = tally(...parts.map((part) => ({ ...support, ...part })));
  return Object.keys(ACHIEVEMENTS).filter((badge) => ACHIEVEMENTS[badge]?.(figures));
};

it('a user without gifts and hours has no badge', () => {
  expect(earnedBy({})).toEqual([]);
});

it.each<[badge: string, enough: Partial<Support>, tooLittle: Partial<Support>]>([
  ['first_donation', { donations: 1 }, { donations: 0, submissions: 1 }],
  ['given_100_usd', { usdMinor: 10_000n }, { usdMinor: 9_999n }],
  ['given_1000_usd', { usdMinor: 100_000n }, { usdMinor: 99_999n }],
  ['given_10000_usd', { usdMinor: 1_000_000n }, { usdMinor: 999_999n }],
  ['ten_donations', { donations: 10 }, { donations: 9 }],
  ['steady_donor', { recurring: 12 }, { recurring: 11 }],
  ['first_hours', { submissions: 1 }, { submissions: 0, donations: 1 }],
  ['ten_hours', { hundredths: 1_000 }, { hundredths: 999 }],
  ['hundred_hours', { hundredths: 10_000 }, { hundredths: 9_999 }],
  ['five_hundred_hours', { hundredths: 50_000 }, { hundredths: 49_999 }],
  ['donor_and_volunteer', { donations: 1, submissions: 1 }, { donations: 2 }],
])('%s takes exactly its number', (badge, enough, tooLittle) => {
  expect(earnedBy(enough)).toContain(badge);
  expect(earnedBy(tooLittle)).not.toContain(badge);
});

it('hours without a gift do not make a donor and volunteer', () => {
  expect(earnedBy({ submissions: 2 })).not.toContain('donor_and_volunteer');
});

it.each([
  ['three_charities', 3],
  ['ten_charities', 10],
])('%s counts each charity that was given to or worked for once', (badge, charities) => {
  expect(earnedBy({ donations: 2 }, charities)).toContain(badge);
  expect(earnedBy({ submissions: 1 }, charities)).toContain(badge);
  expect(earnedBy({ donations: 2 }, charities - 1)).not.toContain(badge);
});

it('a tally sums all figures, and loses a charity when its last gift is refunded', () => {
  const support = { usdMinor: 500n, donations: 1, recurring: 1, hundredths: 50, submissions: 1 };
  const sum = tally(support, { ...support, charityId: 'charity_2' });
  expect(sum.figures).toEqual({
    usdMinor: 1_000n,
    donations: 2,
    recurring: 2,
    hundredths: 100,
    submissions: 2,
    charities: 2,
  });
  sum.add({ ...nothing, donations: -1 });
  expect(sum.figures.charities).toBe(2);
  sum.add({ ...nothing, submissions: -1 });
  expect(sum.figures).toMatchObject({ donations: 1, submissions: 1, charities: 1 });
});

const on = (day: number) => new Date(Date.UTC(2026, 10, day));

it('a badge is earned at the step at which its rule first holds, and never twice', () => {
  const steps = [1, 2, 3].map((day) => ({ ...nothing, donations: 1, usdMinor: 5_000n, at: on(day) }));
  expect(earnAchievements(tally(), steps, new Set())).toEqual([
    { badge: 'first_donation', earnedAt: on(1) },
    { badge: 'given_100_usd', earnedAt: on(2) },
  ]);
  expect(earnAchievements(tally(), steps, new Set(['first_donation']))).toEqual([
    { badge: 'given_100_usd', earnedAt: on(2) },
  ]);
});

it('shown are the held badges whose rule still holds, the oldest first', () => {
  const held = [
    { badge: 'first_hours', earnedAt: on(3) },
    { badge: 'given_100_usd', earnedAt: on(2) },
    { badge: 'first_donation', earnedAt: on(1) },
    { badge: 'a_badge_of_the_past', earnedAt: on(1) },
  ];
  const { figures } = tally({ donations: 1, usdMinor: 9_999n, submissions: 1 });
  expect(showAchievements(figures, held)).toEqual([
    { badge: 'first_donation', earnedAt: on(1) },
    { badge: 'first_hours', earnedAt: on(3) },
  ]);
});
