/**
 * Decides when a webhook is retried. This file has no imports, because workflows import it. See
 * docs/rules/webhooks.md.
 */

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The delays after each failed attempt. There is one more attempt after the last delay. */
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

/** The first attempt, and one attempt after each delay. */
export const MAX_ATTEMPTS = RETRY_DELAYS_MS.length + 1;

/** The longest delay that a receiver can request. */
export const RETRY_AFTER_CAP_MS = 24 * HOUR_MS;

/**
 * The largest random change of a delay, as a share of the delay. It spreads the retries of deliveries that
 * failed together.
 */
const JITTER = 0.1;

export type Disposition = 'delivered' | 'retry' | 'gone';

export interface FailedAttempt {
  /** The number of attempts so far, including this one. */
  attemptsMade: number;
  /** A random number from 0 (inclusive) to 1 (exclusive). */
  random: number;
  /** The delay that the response requested with Retry-After. */
  retryAfterMs?: number;
  /** The HTTP status; absent if there was no response. */
  status?: number;
}

/** Returns the id of the workflow for a round. Each redelivery starts a new round with its own workflow. */
export function retryWorkflowId(deliveryId: string, round: number): string {
  return round === 1 ? deliveryId : `${deliveryId}/${round}`;
}

/** Returns true if the receiver accepted the event. */
export function isSuccess(status: number): boolean {
  return status >= 200 && status <= 299;
}

/** Decides how a delivery continues after a response. `gone` also disables the endpoint. */
export function disposition(status: number): Disposition {
  if (isSuccess(status)) return 'delivered';
  return status === 410 ? 'gone' : 'retry';
}

/** Returns the delay before the next attempt in whole milliseconds, or `give_up`. */
export function nextAttempt(attempt: FailedAttempt): { delayMs: number } | 'give_up' {
  const { attemptsMade, random, retryAfterMs = 0, status } = attempt;
  if (attemptsMade < 1) throw new RangeError('A delivery that was never attempted has no retry.');
  const scheduledMs = RETRY_DELAYS_MS[attemptsMade - 1];
  // A mutant survives: a missing status is not 410
  if (scheduledMs === undefined || (status !== undefined && disposition(status) === 'gone')) return 'give_up';
  const jitteredMs = Math.round(scheduledMs * (1 + JITTER * (2 * random - 1)));
  return { delayMs: Math.max(jitteredMs, Math.min(retryAfterMs, RETRY_AFTER_CAP_MS)) };
}

/** Parses a Retry-After header into milliseconds from now. Returns undefined if it cannot be parsed. */
export function parseRetryAfter(header: string | undefined, nowMs: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * SECOND_MS;
  // Without GMT, Date.parse would use the machine's own time zone.
  const atMs = text.endsWith(' GMT') ? Date.parse(text) : Number.NaN;
  return Number.isNaN(atMs) ? undefined : Math.max(0, atMs - nowMs);
}
