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
export const LONGEST_RETRY_AFTER_MS = 60_000;

export interface FailedAttempt {
  error: GivingError;
  /** Whether making the request twice has the effect of making it once. */
  isRepeatable: boolean;
  /** The wait from the answer's Retry-After header. */
  retryAfterMs: number | undefined;
  /** The number of retries so far. */
  retriesMade: number;
}

/** The wait before the next attempt in milliseconds; undefined if a retry is unsafe or useless. */
export function nextWaitMs(failed: FailedAttempt, random: number): number | undefined {
  if (!isWorthRetrying(failed)) return undefined;
  const { retryAfterMs = 0 } = failed;
  if (retryAfterMs > LONGEST_RETRY_AFTER_MS) return undefined;
  return Math.max(retryAfterMs, backoffMs(failed.retriesMade, random));
}

/** 500 ms, doubled with each retry up to 8 s. Random shortening by up to half keeps clients from retrying together. */
export function backoffMs(retriesMade: number, random: number): number {
  const fullMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** retriesMade);
  return Math.round(fullMs * (1 - random / 2));
}

function isWorthRetrying({ error, isRepeatable, retryAfterMs }: FailedAttempt): boolean {
  if (error instanceof RateLimitError) return true;
  if (error instanceof ConnectionError) return isRepeatable || error.wasNeverSent;
  if (error instanceof TimeoutError || error instanceof ServerError) return isRepeatable;
  // Only the conflict of an idempotency key whose first request still runs has a Retry-After.
  return (
    error instanceof ConflictError && error.code === 'CONFLICT' && isRepeatable && retryAfterMs !== undefined
  );
}
