import fc from 'fast-check';
import { addDays } from '../../../domain/days';
import { countDays, lastBuckets, listBuckets, PERIODS, startOfBucket } from '../../../domain/fees/periods';

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
