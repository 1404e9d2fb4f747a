/** When a webhook is retried. See docs/rules/webhooks.md. Workflows import this file, so it imports nothing. */

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The wait after each failed attempt; the attempt after the last wait is the last one. */
export const RETRY_DELAYS_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
] as const;

/** The first attempt and one after each wait. */
export const MAX_ATTEMPTS = RETRY_DELAYS_MS.length + 1;

/** The longest wait a receiver can ask for. */
export const RETRY_AFTER_CAP_MS = 24 * HOUR_MS;

/** The random part of a wait, so that deliveries that failed together are not retried together. */
const JITTER = 0.1;

export type Disposition = 'delivered' | 'retry' | 'gone';

export interface FailedAttempt {
  /** Attempts made so far, this one included. */
  attemptsMade: number;
  /** A random number from 0 (inclusive) to 1 (exclusive). */
  random: number;
  /** The wait that the response's Retry-After asked for. */
  retryAfterMs?: number;
  /** Absent when there was no response. */
  status?: number;
}

/** The id of the workflow that retries one round of a delivery. */
export function retryWorkflowId(deliveryId: string, round: number): string {
  return round === 1 ? deliveryId : `${deliveryId}/${round}`;
}

/** Whether a receiver has accepted the event. */
export function isSuccess(status: number): boolean {
  return status >= 200 && status <= 299;
}

/** What a response's status means for the delivery; `gone` also disables the endpoint. */
export function disposition(status: number): Disposition {
  if (isSuccess(status)) return 'delivered';
  return status === 410 ? 'gone' : 'retry';
}

/** The wait before the next attempt, in whole milliseconds, or `give_up`. */
export function nextAttempt(attempt: FailedAttempt): { delayMs: number } | 'give_up' {
  const { attemptsMade, random, retryAfterMs = 0, status } = attempt;
  if (attemptsMade < 1) throw new RangeError('A delivery that was never attempted has no retry.');
  const scheduledMs = RETRY_DELAYS_MS[attemptsMade - 1];
  if (scheduledMs === undefined || (status !== undefined && disposition(status) === 'gone')) return 'give_up';
  const jitteredMs = Math.round(scheduledMs * (1 + JITTER * (2 * random - 1)));
  return { delayMs: Math.max(jitteredMs, Math.min(retryAfterMs, RETRY_AFTER_CAP_MS)) };
}

/** The wait that a Retry-After header asks for, in milliseconds from now; undefined when it cannot be parsed. */
export function parseRetryAfter(header: string | undefined, nowMs: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * SECOND_MS;
  // Without GMT, Date.parse would assume the machine's own time zone.
  const atMs = text.endsWith(' GMT') ? Date.parse(text) : Number.NaN;
  return Number.isNaN(atMs) ? undefined : Math.max(0, atMs - nowMs);
}
