/** A campaign ends by itself after its last day, or is closed by hand. */
import { CAMPAIGN_STATUSES, campaignState, progressPercent } from '../../../domain/campaigns/campaign';

const now = new Date('2026-11-21T23:59:59Z');

it.each([
  ['active', null, 'active'],
  ['active', '2026-11-22', 'active'],
  ['active', '2026-11-21', 'active'],
  ['active', '2026-11-20', 'ended'],
  ['closed', '2026-11-20', 'closed'],
  ['closed', null, 'closed'],
] as const)('an %s campaign with the last day %s is %s', (status, deadline, state) => {
  expect(campaignState({ status, deadline }, now)).toBe(state);
});

it('is stored as active or closed: an end follows from the date', () => {
  expect(CAMPAIGN_STATUSES).toEqual(['active', 'closed']);
});

it.each([
  [0n, 100n, 0],
  [1n, 3n, 33],
  [2n, 3n, 66],
  [99_999n, 100_000n, 99],
  [100n, 100n, 100],
  [250n, 100n, 250],
  [100n, 0n, 0],
])('%s of %s US cents are %i percent, rounded down', (raised, goal, percent) => {
  expect(progressPercent(raised, goal)).toBe(percent);
});
