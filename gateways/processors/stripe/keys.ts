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
 * key. The next keys contain the number of the previous and of the current time window. If this function is
 * called again while an earlier request is still running, it uses the same key as that request. During a long
 * outage, new windows always bring new keys.
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
