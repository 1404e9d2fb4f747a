/** Gifts, and waiting for one to settle. */
import { onAbort, pause } from '../abort';
import { TimeoutError } from '../errors';
import { DonationsCalls } from '../openapi-resources';
import { type Donation } from '../openapi-types';

const DEFAULT_WAIT_MS = 120_000;
const DEFAULT_POLL_MS = 1_000;

/** The options of `donations.waitUntilSettled`. */
export interface WaitOptions {
  /** Ends the wait, which rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Limits the whole wait. Default 120,000. */
  timeoutMs?: number | undefined;
  /** The interval between two polls. Default 1,000. */
  pollMs?: number | undefined;
}

/** Makes and reads the caller's gifts. Lists the gifts of charities for their members and for operators. */
export class DonationsResource extends DonationsCalls {
  /**
   * Waits until the gift is no longer `pending`, and returns it: `completed`, or `failed` with its `failure`.
   * TimeoutError if the gift is still pending after `timeoutMs`. The platform settles the gift even then.
   */
  async waitUntilSettled(
    donationId: string,
    { timeoutMs = DEFAULT_WAIT_MS, pollMs = DEFAULT_POLL_MS, signal }: WaitOptions = {},
  ): Promise<Donation> {
    const controller = new AbortController();
    const giveUp = new TimeoutError(`${donationId} is still pending after ${timeoutMs} ms.`);
    const timer = setTimeout(() => controller.abort(giveUp), timeoutMs);
    const ignore = onAbort(signal, () => controller.abort(signal?.reason));
    try {
      for (;;) {
        signal?.throwIfAborted();
        const gift = await this.get(donationId, { signal: controller.signal });
        if (gift.status !== 'pending') return gift;
        await pause(pollMs, controller.signal);
      }
    } finally {
      clearTimeout(timer);
      ignore();
    }
  }
}
