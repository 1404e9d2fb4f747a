/** Decides whether to retry a failed attempt, and after which wait. */
import {
  ConflictError,
  ConnectionError,
  type GivingError,
  RateLimitError,
  ServerError,
  TimeoutError,
} from './errors';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;

/** If the server asks for a longer wait, the caller gets the error at once. */
const LONGEST_RETRY_AFTER_MS = 60_000;

export interface FailedAttempt {
  error: GivingError;
  /** True if a second request with the same content has no further effect. */
  isRepeatable: boolean;
  /** The wait from the answer's Retry-After header. */
  retryAfterMs: number | undefined;
  /** The number of retries so far. */
  retriesMade: number;
}

/** Returns the wait before the next attempt in milliseconds, or undefined if a retry is unsafe or useless. */
export function nextWaitMs(failed: FailedAttempt, random: number): number | undefined {
  if (!isWorthRetrying(failed)) return undefined;
  const { retryAfterMs = 0 } = failed;
  if (retryAfterMs > LONGEST_RETRY_AFTER_MS) return undefined;
  return Math.max(retryAfterMs, backoffMs(failed.retriesMade, random));
}

/**
 * Doubles the wait with each retry, from 500 ms to 8 s. Shortens the wait at random by up to half, so that
 * many clients do not retry at the same moment.
 */
export function backoffMs(retriesMade: number, random: number): number {
  const fullMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** retriesMade);
  return Math.round(fullMs * (1 - random / 2));
}

function isWorthRetrying({ error, isRepeatable, retryAfterMs }: FailedAttempt): boolean {
  if (error instanceof RateLimitError) return true;
  if (error instanceof ConnectionError) return isRepeatable || error.wasNeverSent;
  if (error instanceof TimeoutError || error instanceof ServerError) return isRepeatable;
  // A conflict has a Retry-After only if the first request with its idempotency key still runs.
  return (
    error instanceof ConflictError && error.code === 'CONFLICT' && isRepeatable && retryAfterMs !== undefined
  );
}
