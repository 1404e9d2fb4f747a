/** Two operators decide about a large week of payouts to a new account, or one that is unusually large. */
import { needsTwoOperators, type PayoutWeek, weekBefore } from '../../../domain/payouts/approval';

const at = new Date('2026-11-30T12:00:00.000Z');
const daysAgo = (days: number) => new Date(at.getTime() - days * 86_400_000);
const week = (changes: Partial<PayoutWeek>): PayoutWeek => ({
  weekUsdMinor: 1_000_001n,
  approvedUsdMinor: 0n,
  activeSince: daysAgo(365),
  at,
  limitUsdMinor: 1_000_000n,
  ...changes,
});

it.each<[string, Partial<PayoutWeek>, boolean]>([
  ['of exactly the limit', { weekUsdMinor: 1_000_000n }, false],
  ['above the limit, without an approved one before', {}, true],
  ['of twice the largest approved one', { weekUsdMinor: 4_000_000n, approvedUsdMinor: 2_000_000n }, false],
  ['above twice of it', { weekUsdMinor: 4_000_001n, approvedUsdMinor: 2_000_000n }, true],
  ['to an account of 89 days', { approvedUsdMinor: 9_000_000n, activeSince: daysAgo(89.9) }, true],
  ['to an account of 90 days', { approvedUsdMinor: 9_000_000n, activeSince: daysAgo(90) }, false],
  ['to an account that never became active', { approvedUsdMinor: 9_000_000n, activeSince: null }, true],
  ['within the limit to a new account', { weekUsdMinor: 1n, activeSince: null }, false],
])('a week %s', (_, changes, needs) => {
  expect(needsTwoOperators(week(changes))).toBe(needs);
});

it('a week has seven days', () => {
  expect(weekBefore(at)).toEqual(daysAgo(7));
});
