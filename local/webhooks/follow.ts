/** Polls the API until the user stops it, and waits while the API is unavailable. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  AuthenticationError,
  ConnectionError,
  type GivingClient,
  GivingApiError,
  RateLimitError,
  ServerError,
  TimeoutError,
} from '../../client/index';
import { UserError } from '../../admin/console';

export interface Tail {
  client: GivingClient;
  /** The API's URL, for messages. */
  baseUrl: string;
  say: (line: string) => void;
  /** Ends the tail. */
  signal: AbortSignal;
  pollMs: number;
}

/**
 * Calls `look` every `pollMs` until the signal aborts. Throws if the first call fails. Retries later
 * temporary failures.
 */
export async function follow(tail: Tail, look: () => Promise<void>): Promise<void> {
  const { say, signal, pollMs } = tail;
  let hasLooked = false;
  let isAway = false;
  while (!signal.aborted) {
    try {
      await look();
      if (isAway) say('The API answers again.');
      [hasLooked, isAway] = [true, false];
      await sleep(pollMs, undefined, { signal });
    } catch (error) {
      if (signal.aborted) return;
      if (!hasLooked) throw explain(error, tail.baseUrl);
      if (!isTemporary(error)) throw error;
      if (!isAway) say(`${error.message} Waiting for the API.`);
      isAway = true;
      await sleep(waitMs(error, pollMs), undefined, { signal }).catch(() => undefined);
    }
  }
}

function isTemporary(error: unknown): error is Error {
  return [ConnectionError, TimeoutError, ServerError, RateLimitError].some((kind) => error instanceof kind);
}

function waitMs(error: Error, pollMs: number): number {
  const seconds = error instanceof RateLimitError ? (error.retryAfterSeconds ?? 0) : 0;
  return Math.max(pollMs, seconds * 1_000);
}

function explain(error: unknown, baseUrl: string): unknown {
  if (error instanceof ConnectionError || error instanceof TimeoutError) {
    return new UserError(
      `Nothing answers at ${baseUrl}. Run npm start in another terminal, wait until it is ready, and run this again.`,
    );
  }
  if (error instanceof AuthenticationError)
    return new UserError(`The API at ${baseUrl} does not know this key.`);
  return error instanceof GivingApiError ? new UserError(`${error.message} (${error.code})`) : error;
}
