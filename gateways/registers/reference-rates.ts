/** Fetches the file of daily reference rates from the configured URL. */
import { type Outbound } from '../outbound';

/** The size limit of a file. Even the bank's whole history has only a tenth of it. */
const MAX_BYTES = 8 * 1_024 * 1_024;
const TIMEOUT_MS = 30_000;

/** Thrown if the server returns no file. The message contains no URL, because a URL may contain a password. */
class RateSourceError extends Error {
  override readonly name = 'RateSourceError';
  readonly code = 'RATE_SOURCE_FAILED';
}

export interface ReferenceRates {
  /** Returns the text of the file. */
  fetch(): Promise<string>;
}

export function createReferenceRates(url: string, outbound: Pick<Outbound, 'get'>): ReferenceRates {
  return {
    async fetch() {
      const answer = await outbound.get(url, { timeoutMs: TIMEOUT_MS, maxResponseBytes: MAX_BYTES });
      if (answer.status !== 200) throw new RateSourceError(`the server answered ${answer.status}`);
      if (answer.truncated) throw new RateSourceError(`the file is longer than ${MAX_BYTES} bytes`);
      return answer.body.toString('utf8');
    },
  };
}
