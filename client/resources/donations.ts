import { setTimeout as sleep } from 'node:timers/promises';
import { TimeoutError } from '../errors';
import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type Cursor,
  type Donation,
  type DonationCreated,
  type DonationFilter,
  type DonationList,
  type DonationProof,
  type DonationRequest,
  type ListedDonation,
  type Page,
} from '../types';

const LARGEST_PAGE = 100;
const DEFAULT_WAIT_MS = 120_000;
const DEFAULT_POLL_MS = 1_000;

export interface WaitOptions extends CallOptions {
  /** How long to wait in all. Default 120,000. */
  timeoutMs?: number;
  /** The interval between two polls. Default 1,000. */
  pollMs?: number;
}

/** Gifts of the caller. */
export class Donations {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Makes a gift and returns once it is durably accepted, still `pending`. `amount` is a decimal string in the
   * currency's unit ("25.00" USD, "0.01" ETH). All retries share one idempotency key, so a gift is never made twice.
   * ValidationError: `fields` lists the wrong fields. InsufficientFundsError: the source cannot pay the total charge.
   * GivingApiError `INVALID_CHARITY`: the charity cannot receive gifts. `LIMIT_EXCEEDED`: a limit of the donor or the
   * charity is reached.
   */
  create(gift: DonationRequest, options?: CreateOptions): Promise<DonationCreated> {
    return this.#engine.send({ method: 'POST', path: '/v1/donations', body: gift }, options);
  }

  /** One gift with its timeline. NotFoundError if the caller may not see it. */
  get(donationId: string, options?: CallOptions): Promise<Donation> {
    return this.#engine.send({ method: 'GET', path: path`/v1/donations/${donationId}` }, options);
  }

  /**
   * The proof that the gift is in the receipt log. Verify it with `receipts.verify`. NotFoundError if it has none:
   * `details.reason` is `pending`, `failed` or `network`.
   */
  proof(donationId: string, options?: CallOptions): Promise<DonationProof> {
    return this.#engine.send({ method: 'GET', path: path`/v1/donations/${donationId}/proof` }, options);
  }

  /** One page of the caller's gifts, newest first; `from` and `to` are days (YYYY-MM-DD, UTC, both inclusive). */
  listMine(filter: DonationFilter & Page & Cursor = {}, options?: CallOptions): Promise<DonationList> {
    return this.#engine.send({ method: 'GET', path: '/v1/users/me/donations', query: filter }, options);
  }

  /** Every matching gift of the caller, newest first. Gifts made during the iteration are neither shown nor cause repeats. */
  async *iterateMine(
    filter: DonationFilter = {},
    options?: CallOptions,
  ): AsyncGenerator<ListedDonation, void, undefined> {
    for (let after: string | undefined; ;) {
      const page = await this.listMine({ ...filter, limit: LARGEST_PAGE, after }, options);
      yield* page.donations;
      after = page.donations.at(-1)?.donation_id;
      if (page.donations.length < LARGEST_PAGE) return;
    }
  }

  /**
   * Waits until the gift is no longer `pending`, and returns it: `completed`, or `failed` with its `failure`.
   * TimeoutError if it is still pending after `timeoutMs`. The platform still settles it.
   */
  async waitUntilSettled(
    donationId: string,
    { timeoutMs = DEFAULT_WAIT_MS, pollMs = DEFAULT_POLL_MS, signal }: WaitOptions = {},
  ): Promise<Donation> {
    const deadline = AbortSignal.timeout(timeoutMs);
    const either = signal === undefined ? deadline : AbortSignal.any([deadline, signal]);
    try {
      for (;;) {
        const gift = await this.get(donationId, { signal: either });
        if (gift.status !== 'pending') return gift;
        await sleep(pollMs, undefined, { signal: either });
      }
    } catch (error) {
      signal?.throwIfAborted();
      if (!deadline.aborted) throw error;
      throw new TimeoutError(`${donationId} is still pending after ${timeoutMs} ms.`);
    }
  }
}
