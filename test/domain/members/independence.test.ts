/** Who is too close to a charity, or to another decider, to decide (docs/rules/members.md). */
import { independentSince, sharePerson } from '../../../domain/members/independence';

it('a former member is independent after 365 days', () => {
  expect(independentSince(new Date('2026-11-21T10:30:00Z'))).toEqual(new Date('2025-11-21T10:30:00Z'));
});

it.each([
  [['user_1'], ['user_1'], true],
  [['user_1', 'user_2'], ['user_3', 'user_2'], true],
  [['user_1', 'user_2'], ['user_3'], false],
  [['user_1'], [], false],
  [[], ['user_1'], false],
  [[], [], false],
])('the credentials of %j and %j may be held by one person: %s', (one, other, isShared) => {
  expect(sharePerson(one, other)).toBe(isShared);
});
