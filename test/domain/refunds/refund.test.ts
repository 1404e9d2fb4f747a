/** A donor may request a refund until 30 days after the gift was completed. */
import { isTooLateForDonor } from '../../../domain/refunds/refund';

const completedAt = new Date('2026-11-01T10:30:00.000Z');

it.each([
  ['2026-11-01T10:30:00.000Z', false],
  ['2026-11-30T10:30:00.000Z', false],
  ['2026-12-01T10:30:00.000Z', false],
  ['2026-12-01T10:30:00.001Z', true],
  ['2027-11-01T10:30:00.000Z', true],
])('at %s it is too late: %s', (at, expected) => {
  expect(isTooLateForDonor(completedAt, new Date(at))).toBe(expected);
});
