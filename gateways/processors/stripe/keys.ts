import { ProcessorFault } from '../payment-processor';

/** After this many server errors in a row the caller tries again later. */
const MOST_KEYS = 3;

/**
 * Sends a request under an idempotency key. After a server error the key would only replay the error. So it looks the
 * result up, and sends the request again under the next key if there is none. Repeating the call tries the same keys
 * in the same order.
 */
export async function sendUnderKeys<Answer>(
  key: string,
  send: (idempotencyKey: string) => Promise<Answer>,
  lookUp: () => Promise<Answer | undefined>,
): Promise<Answer> {
  for (let number = 1; ; number += 1) {
    try {
      return await send(number === 1 ? key : `${key}/${String(number)}`);
    } catch (error) {
      const isServerError = error instanceof ProcessorFault && error.kind === 'server_error';
      if (!isServerError || number === MOST_KEYS) throw error;
      const found = await lookUp();
      if (found !== undefined) return found;
    }
  }
}
