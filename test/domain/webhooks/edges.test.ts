/** Attempts and headers at the edges. */
import { findHeaderFaults } from '../../../domain/webhooks/custom-headers';
import { isSuccess, nextAttempt, retryWorkflowId } from '../../../domain/webhooks/retry';

it.each([
  [199, false],
  [200, true],
  [299, true],
  [300, false],
])('the status %i accepts an event: %s', (status, accepts) => {
  expect(isSuccess(status)).toBe(accepts);
});

it('no answer at all is tried again', () => {
  expect(nextAttempt({ attemptsMade: 1, random: 0.5 })).toEqual({ delayMs: 5_000 });
  expect(nextAttempt({ attemptsMade: 1, random: 0.5, status: 200 })).toEqual({ delayMs: 5_000 });
});

it('the first round has the id of its delivery, later ones a number', () => {
  expect([1, 2].map((round) => retryWorkflowId('delivery_1', round))).toEqual(['delivery_1', 'delivery_1/2']);
});

it.each([
  ['x'.repeat(100), 'a', true],
  ['x'.repeat(101), 'a', false],
  ['x-key', 'a'.repeat(1_024), true],
  ['x-key', 'a'.repeat(1_025), false],
  ['x-key', '!', true],
  ['x-key', '~', true],
  ['x-key', 'a b', true],
  ['x-key', '\u007f', false],
  ['date', 'a', false],
  ['accept-encoding', 'a', false],
  ['http2-settings', 'a', false],
  ['x-contents', 'a', true],
  ['x-proxy-', 'a', true],
])('the header %s: %s is taken: %s', (name, value, isTaken) => {
  expect(findHeaderFaults({ [name]: value })).toHaveLength(isTaken ? 0 : 1);
});
