import { ProcessorFault } from '../payment-processor';

/** A request that is still in flight was sent less than this ago. */
export const KEY_WINDOW_MS = 300_000;

interface KeyedRequest<Answer> {
  key: string;
  send: (idempotencyKey: string) => Promise<Answer>;
  lookUp: () => Promise<Answer | undefined>;
  windowMs: number;
}

/**
 * Sends a request under an idempotency key. After a server error the key would only replay the error. So it looks the
 * result up, and sends the request again under the next key if there is none. The next keys are those of the previous
 * and the current window of time. A repeated call meets an earlier request that is still in flight under its own key,
 * and a long outage never uses up the keys.
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
