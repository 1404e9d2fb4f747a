import { ProcessorFault } from '../payment-processor';

/** A request that has no answer after this time is no longer running at Stripe. */
export const KEY_WINDOW_MS = 300_000;

interface KeyedRequest<Answer> {
  key: string;
  send: (idempotencyKey: string) => Promise<Answer>;
  lookUp: () => Promise<Answer | undefined>;
  windowMs: number;
}

/**
 * Sends a request with an idempotency key. After a server error, Stripe would only repeat the error for the
 * same key. So this function looks up the result. If there is none, it sends the request again with the next
 * key. The second key ends with the number of the previous time window, and the third with that of the current
 * window. A call in the same window so repeats the key of a request that may still run. During a long outage,
 * new windows bring new keys.
 */
export async function sendUnderKeys<Answer>({
  key,
  send,
  lookUp,
  windowMs,
}: KeyedRequest<Answer>): Promise<Answer> {
  const window = Math.floor(Date.now() / windowMs);
  for (const nextKey of [key, `${key}/${String(window - 1)}`]) {
    try {
      return await send(nextKey);
    } catch (error) {
      if (!(error instanceof ProcessorFault) || error.kind !== 'server_error') throw error;
      const found = await lookUp();
      if (found !== undefined) return found;
    }
  }
  return send(`${key}/${String(window)}`);
}
