/** How hard the challenge of a guest's session is (docs/rules/guests.md). */
import { workAfter } from '../../../domain/guests/guest';

it.each([
  [0, 50_000],
  [9, 50_000],
  [10, 100_000],
  [19, 100_000],
  [20, 200_000],
  [59, 1_600_000],
  [60, 3_200_000],
  [61, 3_200_000],
  [70, 3_200_000],
  [1_000_000, 3_200_000],
])('after %i sessions in an hour, an address tries at most %i numbers', (sessions, work) => {
  expect(workAfter(sessions)).toBe(work);
});
