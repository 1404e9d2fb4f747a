import fc from 'fast-check';
import { addDays } from '../../../domain/days';
import {
  countDays,
  dayAfterBucket,
  lastBuckets,
  listBuckets,
  PERIODS,
  startOfBucket,
} from '../../../domain/fees/periods';

const anyDay = fc
  .date({ min: new Date('1999-01-01'), max: new Date('2101-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

it('buckets cover a range without gap or overlap, and each lies in one calendar bucket', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PERIODS),
      anyDay,
      fc.integer({ min: 0, max: 1_826 }),
      (period, from, more) => {
        const to = addDays(from, more);
        const buckets = listBuckets(period, { from, to });
        expect(buckets[0]?.from).toBe(from);
        expect(buckets.at(-1)?.to).toBe(to);
        expect(buckets.reduce((days, bucket) => days + countDays(bucket), 0)).toBe(more + 1);
        for (const [index, bucket] of buckets.entries()) {
          expect(startOfBucket(period, bucket.from)).toBe(startOfBucket(period, bucket.to));
          const next = buckets[index + 1];
          if (next !== undefined) {
            expect(next.from).toBe(addDays(bucket.to, 1));
            expect(startOfBucket(period, next.from)).toBe(next.from);
          }
        }
      },
    ),
    { numRuns: 40 },
  );
});

it.each([
  ['daily', '2028-02-29', '2028-01-31', '2028-02-29'],
  ['weekly', '2026-11-22', '2026-08-24', '2026-11-22'],
  ['monthly', '2026-11-21', '2025-12-01', '2026-11-30'],
  ['quarterly', '2026-11-21', '2025-01-01', '2026-12-31'],
  ['yearly', '2026-11-21', '2022-01-01', '2026-12-31'],
] as const)('without days, %s on %s goes from %s to %s', (period, today, from, to) => {
  expect(lastBuckets(period, today)).toEqual({ from, to });
});

it.each([
  ['daily', '2028-02-29', '2028-02-29', '2028-03-01'],
  // A Monday, and the Sunday of its week.
  ['weekly', '2026-11-16', '2026-11-16', '2026-11-23'],
  ['weekly', '2026-11-22', '2026-11-16', '2026-11-23'],
  ['monthly', '2028-02-29', '2028-02-01', '2028-03-01'],
  ['quarterly', '2026-01-01', '2026-01-01', '2026-04-01'],
  ['quarterly', '2026-05-31', '2026-04-01', '2026-07-01'],
  ['quarterly', '2026-12-31', '2026-10-01', '2027-01-01'],
  ['yearly', '2026-12-31', '2026-01-01', '2027-01-01'],
] as const)('the %s bucket of %s goes from %s to the day before %s', (period, day, first, next) => {
  expect(startOfBucket(period, day)).toBe(first);
  expect(dayAfterBucket(period, day)).toBe(next);
});
