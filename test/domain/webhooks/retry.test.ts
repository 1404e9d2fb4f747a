/** A delivery is tried ten times over three days, never early, and stops when the receiver is gone. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import {
  disposition,
  isSuccess,
  MAX_ATTEMPTS,
  nextAttempt,
  parseRetryAfter,
  RETRY_AFTER_CAP_MS,
  RETRY_DELAYS_MS,
} from '../../../domain/webhooks/retry';

const HOUR_MS = 3_600_000;
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const attemptsMade = fc.integer({ min: 1, max: RETRY_DELAYS_MS.length });

function delayOf(attempt: Parameters<typeof nextAttempt>[0]): number {
  const next = nextAttempt(attempt);
  if (next === 'give_up') throw new Error('The delivery was given up.');
  return next.delayMs;
}

function scheduledMs(attempts: number): number {
  const delayMs = RETRY_DELAYS_MS[attempts - 1];
  if (delayMs === undefined) throw new Error('There is no such attempt.');
  return delayMs;
}

describe('the schedule', () => {
  test('is the one that was decided', () => {
    const hours = RETRY_DELAYS_MS.map((delayMs) => delayMs / HOUR_MS);
    expect(hours).toEqual([5 / 3_600, 5 / 60, 0.5, 2, 5, 10, 14, 20, 24]);
    const undisturbed = RETRY_DELAYS_MS.map((_, index) => delayOf({ attemptsMade: index + 1, random: 0.5 }));
    expect(undisturbed).toEqual([...RETRY_DELAYS_MS]);
  });

  test('makes ten attempts in all, whatever the random numbers', () => {
    fc.assert(
      fc.property(fc.infiniteStream(random), (randoms) => {
        let attempts = 1;
        for (const value of randoms) {
          if (nextAttempt({ attemptsMade: attempts, random: value, status: 500 }) === 'give_up') break;
          attempts += 1;
        }
        expect(attempts).toBe(10);
      }),
    );
    expect(MAX_ATTEMPTS).toBe(10);
    expect(nextAttempt({ attemptsMade: 11, random: 0 })).toBe('give_up');
  });

  test('strays at most a tenth from the plan, in whole and positive milliseconds', () => {
    fc.assert(
      fc.property(attemptsMade, random, (attempts, value) => {
        const delayMs = delayOf({ attemptsMade: attempts, random: value });
        expect(Number.isSafeInteger(delayMs)).toBe(true);
        expect(delayMs).toBeGreaterThanOrEqual(scheduledMs(attempts) * 0.9);
        expect(delayMs).toBeLessThanOrEqual(scheduledMs(attempts) * 1.1);
      }),
    );
    expect(delayOf({ attemptsMade: 1, random: 0 })).toBe(4_500);
    expect(delayOf({ attemptsMade: 1, random: 1 - Number.EPSILON })).toBe(5_500);
  });

  test('has no retry for a delivery that was never attempted', () => {
    expect(() => nextAttempt({ attemptsMade: 0, random: 0 })).toThrow(RangeError);
  });
});

describe('what the receiver says', () => {
  test('Retry-After can only lengthen the wait, and by no more than a day', () => {
    fc.assert(
      fc.property(
        attemptsMade,
        random,
        fc.double({ min: 0, noNaN: true }),
        (attempts, value, retryAfterMs) => {
          const plannedMs = delayOf({ attemptsMade: attempts, random: value });
          const delayMs = delayOf({ attemptsMade: attempts, random: value, retryAfterMs, status: 429 });
          expect(delayMs).toBeGreaterThanOrEqual(plannedMs);
          expect(delayMs).toBeLessThanOrEqual(Math.max(plannedMs, RETRY_AFTER_CAP_MS));
          if (retryAfterMs <= RETRY_AFTER_CAP_MS) expect(delayMs).toBe(Math.max(plannedMs, retryAfterMs));
        },
      ),
    );
  });

  test('410 ends the delivery at once, also with Retry-After', () => {
    expect(nextAttempt({ attemptsMade: 1, random: 0, status: 410, retryAfterMs: 1_000 })).toBe('give_up');
  });

  test('any 2xx delivers, 410 is gone, and everything else is tried again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 599 }), (status) => {
        const delivered = status >= 200 && status < 300;
        expect(isSuccess(status)).toBe(delivered);
        expect(disposition(status)).toBe(delivered ? 'delivered' : status === 410 ? 'gone' : 'retry');
      }),
    );
    expect([204, 301, 410, 429, 503].map(disposition)).toEqual([
      'delivered',
      'retry',
      'gone',
      'retry',
      'retry',
    ]);
  });
});

describe('parseRetryAfter', () => {
  const nowMs = Date.UTC(2026, 10, 21, 12, 0, 0);

  test.each([
    ['0', 0],
    ['120', 120_000],
    [' 5 ', 5_000],
    ['Sat, 21 Nov 2026 12:01:30 GMT', 90_000],
    ['Saturday, 21-Nov-26 12:00:10 GMT', 10_000],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ])('reads %j as %i ms from now', (header, waitMs) => {
    expect(parseRetryAfter(header, nowMs)).toBe(waitMs);
  });

  test.each([
    undefined,
    '',
    '-5',
    '1.5',
    '5s',
    'soon',
    '2026-11-21T12:01:30Z',
    'Sat Nov 21 12:01:30 2026',
    'x GMT',
  ])('does not guess at %j', (header) => {
    expect(parseRetryAfter(header, nowMs)).toBeUndefined();
  });

  test('any text gives nothing or a wait that can be used', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{1,400}$/)), (header) => {
        const retryAfterMs = parseRetryAfter(header, nowMs);
        const delayMs = delayOf({ attemptsMade: 1, random: 0, retryAfterMs });
        expect(delayMs).toBeGreaterThan(0);
        expect(delayMs).toBeLessThanOrEqual(RETRY_AFTER_CAP_MS);
      }),
    );
  });
});

test('workflows can import the rules: the file imports nothing', () => {
  const source = readFileSync(path.join(__dirname, '../../../domain/webhooks/retry.ts'), 'utf8');
  expect(source).not.toMatch(/^import |require\(/m);
});
