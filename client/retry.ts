/** When a failed try is made again, and after which wait. */
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

/** A server that asks for a longer wait than this is not waited for: the caller gets the error at once. */
export const LONGEST_RETRY_AFTER_MS = 60_000;

export interface FailedTry {
  error: GivingError;
  /** Whether making the request twice has the effect of making it once. */
  isRepeatable: boolean;
  /** What the answer's Retry-After asked for. */
  retryAfterMs: number | undefined;
  /** Tries made again before this one. */
  retriesMade: number;
}

/** The wait before the next try in milliseconds, or undefined when another one is unsafe or useless. */
export function nextWaitMs(failed: FailedTry, random: number): number | undefined {
  if (!isWorthRetrying(failed)) return undefined;
  const { retryAfterMs = 0 } = failed;
  if (retryAfterMs > LONGEST_RETRY_AFTER_MS) return undefined;
  return Math.max(retryAfterMs, backoffMs(failed.retriesMade, random));
}

/** 500 ms doubled with each retry up to 8 s, shortened at random by up to half so that clients do not return together. */
export function backoffMs(retriesMade: number, random: number): number {
  const fullMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** retriesMade);
  return Math.round(fullMs * (1 - random / 2));
}

function isWorthRetrying({ error, isRepeatable, retryAfterMs }: FailedTry): boolean {
  if (error instanceof RateLimitError) return true;
  if (error instanceof ConnectionError) return isRepeatable || error.wasNeverSent;
  if (error instanceof TimeoutError || error instanceof ServerError) return isRepeatable;
  // Of all conflicts only "this idempotency key is running" says when to come back.
  return (
    error instanceof ConflictError && error.code === 'CONFLICT' && isRepeatable && retryAfterMs !== undefined
  );
}
