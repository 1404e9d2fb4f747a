import { type List } from '../list';
import { onAbort, pause } from '../abort';
import { TimeoutError } from '../errors';
import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type CharityDonation,
  type CharityDonationList,
  type CharityDonor,
  type CharityDonorList,
  type Donation,
  type DonationCreated,
  type DonationList,
  type DonationProof,
  type DonationRequest,
  type ListAllDonationsQuery,
  type ListCharityDonationsQuery,
  type ListCharityDonorsQuery,
  type ListMyDonationsQuery,
  type ListUnclaimedGiftsQuery,
  type ListedDonation,
  type RedirectRequest,
  type UnclaimedGift,
  type UnclaimedGiftList,
} from '../openapi-types';

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
export class DonationsResource {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Makes a gift. Returns once the platform has durably accepted the gift, which is then `pending`. `amount` is a
   * decimal string in the currency's unit ("25.00" USD, "0.01" ETH). All retries share one idempotency key, so a gift
   * is never made twice. ValidationError: `fields` lists the wrong fields. InsufficientFundsError: the source cannot
   * pay the total charge. GivingApiError `INVALID_CHARITY`: the charity cannot receive gifts. GivingApiError
   * `LIMIT_EXCEEDED`: the donor or the charity has reached a limit.
   */
  create(gift: DonationRequest, options?: CreateOptions): Promise<DonationCreated> {
    return this.#engine.send({ method: 'POST', path: '/v1/donations', body: gift }, options);
  }

  /** Reads a gift with its timeline. NotFoundError if the caller may not see the gift. */
  get(donationId: string, options?: CallOptions): Promise<Donation> {
    return this.#engine.send({ method: 'GET', path: path`/v1/donations/${donationId}` }, options);
  }

  /**
   * Returns the proof that the gift is in the receipt log. Verify it with `receipts.verify`. A gift without a proof
   * throws a NotFoundError, whose `details.reason` is `pending`, `failed` or `network`.
   */
  proof(donationId: string, options?: CallOptions): Promise<DonationProof> {
    return this.#engine.send({ method: 'GET', path: path`/v1/donations/${donationId}/proof` }, options);
  }

  /** Lists the caller's gifts, newest first. `from` and `to` are inclusive days (YYYY-MM-DD, UTC). */
  listMine(filter: ListMyDonationsQuery = {}, options?: CallOptions): List<DonationList, ListedDonation> {
    return this.#engine.list(
      { path: '/v1/users/me/donations', query: filter },
      { entries: 'donations', by: { cursor: 'donation_id' } },
      options,
    );
  }

  /** For members: lists the gifts to a charity, newest first. `donor_id` is null for an anonymous gift. */
  listOfCharity(
    charityId: string,
    filter: ListCharityDonationsQuery = {},
    options?: CallOptions,
  ): List<CharityDonationList, CharityDonation> {
    return this.#engine.list(
      { path: path`/v1/charities/${charityId}/donations`, query: filter },
      { entries: 'donations', by: { cursor: 'donation_id' } },
      options,
    );
  }

  /** For members: lists the donors of a charity with what they gave. Anonymous gifts count for nobody. */
  listDonors(
    charityId: string,
    page: ListCharityDonorsQuery = {},
    options?: CallOptions,
  ): List<CharityDonorList, CharityDonor> {
    return this.#engine.list(
      { path: path`/v1/charities/${charityId}/donors`, query: page },
      { entries: 'donors', by: { cursor: 'donor_id' } },
      options,
    );
  }

  /** For members: reads a gift to a charity. NotFoundError if the gift is not to this charity. */
  getOfCharity(charityId: string, donationId: string, options?: CallOptions): Promise<CharityDonation> {
    return this.#engine.send(
      { method: 'GET', path: path`/v1/charities/${charityId}/donations/${donationId}` },
      options,
    );
  }

  /** For operators: finds gifts of all donors, newest first. Bounds of amounts are in the currency of each gift. */
  listAll(filter: ListAllDonationsQuery = {}, options?: CallOptions): List<DonationList, ListedDonation> {
    return this.#engine.list(
      { path: '/v1/donations', query: filter },
      { entries: 'donations', by: { cursor: 'donation_id' } },
      options,
    );
  }

  /**
   * Chooses another charity for a gift that waits for an unclaimed one, and returns the new gift. ConflictError if it is
   * too early (`details.choose_from`), or if the charity was claimed meanwhile. ValidationError if the chosen charity
   * cannot be paid now.
   */
  redirect(donationId: string, choice: RedirectRequest, options?: CreateOptions): Promise<ListedDonation> {
    return this.#engine.send(
      { method: 'POST', path: path`/v1/donations/${donationId}/redirect`, body: choice },
      options,
    );
  }

  /** For operators: lists the gifts that wait for their charity to be claimed, oldest first. */
  listUnclaimed(
    page: ListUnclaimedGiftsQuery = {},
    options?: CallOptions,
  ): List<UnclaimedGiftList, UnclaimedGift> {
    return this.#engine.list(
      { path: '/v1/unclaimed-gifts', query: page },
      { entries: 'gifts', by: 'offset' },
      options,
    );
  }

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
