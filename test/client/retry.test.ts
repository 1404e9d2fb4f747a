/** Waits between tries double, stay bounded, and never let clients return together. */
import { ConnectionError, readRetryAfterMs, TimeoutError } from '../../client/errors';
import { backoffMs, nextWaitMs } from '../../client/retry';

const NOW_MS = Date.parse('2026-11-21T12:00:00Z');
const failed = {
  error: new TimeoutError('late'),
  isRepeatable: true,
  retryAfterMs: undefined,
  retriesMade: 0,
};

describe('backoff', () => {
  it('doubles from 500 ms to 8 s', () => {
    expect([0, 1, 2, 3, 4, 5, 50].map((made) => backoffMs(made, 0))).toEqual([
      500, 1000, 2000, 4000, 8000, 8000, 8000,
    ]);
  });

  it('is shortened at random by at most half', () => {
    expect([0, 0.5, 0.999999].map((random) => backoffMs(1, random))).toEqual([1000, 750, 500]);
  });
});

describe('next wait', () => {
  it('is the longer of backoff and Retry-After', () => {
    expect(nextWaitMs({ ...failed, retryAfterMs: 100 }, 0)).toBe(500);
    expect(nextWaitMs({ ...failed, retryAfterMs: 60_000 }, 0)).toBe(60_000);
    expect(nextWaitMs({ ...failed, retryAfterMs: 60_001 }, 0)).toBeUndefined();
  });

  it('exists for what must not be repeated only when nothing was sent', () => {
    const once = { ...failed, isRepeatable: false };
    expect(nextWaitMs({ ...once, error: new ConnectionError('refused', true) }, 0)).toBe(500);
    expect(nextWaitMs({ ...once, error: new ConnectionError('reset', false) }, 0)).toBeUndefined();
    expect(nextWaitMs(once, 0)).toBeUndefined();
  });
});

describe('Retry-After', () => {
  const read = (text: string) => readRetryAfterMs(new Headers({ 'Retry-After': text }), NOW_MS);

  it('is seconds or a date, and a date gone by is now', () => {
    expect(read('7')).toBe(7_000);
    expect(read('Sat, 21 Nov 2026 12:00:30 GMT')).toBe(30_000);
    expect(read('Sat, 21 Nov 2026 11:00:00 GMT')).toBe(0);
  });

  it.each(['', '-1', '1.5', 'soon', '2026-11-22'])('is nothing when it cannot be read: "%s"', (text) => {
    expect(read(text)).toBeUndefined();
  });
});
