import { setTimeout as sleep } from 'node:timers/promises';
import { TimeoutError } from '../errors';
import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type Cursor,
  type Donation,
  type DonationCreated,
  type DonationFilter,
  type DonationList,
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
  /** How long to wait between two looks. Default 1,000. */
  pollMs?: number;
}

/** Gifts of the caller. */
export class Donations {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Makes a gift and answers once it is durably accepted, still `pending`. `amount` is a decimal string in whole units
   * of the currency ("25.00" USD, "0.01" ETH). One idempotency key covers all retries, so a gift is never made twice.
   * ValidationError names every wrong field; InsufficientFundsError: the source cannot pay the total charge;
   * GivingApiError INVALID_CHARITY: the charity cannot receive; LIMIT_EXCEEDED: the donor needs verification.
   */
  create(gift: DonationRequest, options?: CreateOptions): Promise<DonationCreated> {
    return this.#engine.send({ method: 'POST', path: '/v1/donations', body: gift }, options);
  }

  /** One gift with its timeline; NotFoundError when it is not the caller's. */
  get(donationId: string, options?: CallOptions): Promise<Donation> {
    return this.#engine.send({ method: 'GET', path: path`/v1/donations/${donationId}` }, options);
  }

  /** One page of the caller's gifts, newest first; `from` and `to` are days (YYYY-MM-DD, UTC, both inclusive). */
  listMine(filter: DonationFilter & Page & Cursor = {}, options?: CallOptions): Promise<DonationList> {
    return this.#engine.send({ method: 'GET', path: '/v1/users/me/donations', query: filter }, options);
  }

  /** Every gift of the caller that fits, newest first; gifts made meanwhile are neither repeated nor shown. */
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
   * The gift once it is no longer `pending`: `completed`, or `failed` with its `failure`.
   * TimeoutError when it is still pending after `timeoutMs`; the gift goes on.
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
