import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import { type Page, type Refund, type RefundList, type RefundRequest } from '../types';

/** Refunds of gifts, for the donor, the charity's members and operators. */
export class Refunds {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Refunds a completed gift in full (without `amount`) or in part. Returns once the refund is durably accepted, still
   * `pending`. ValidationError if the amount exceeds what is left. ConflictError if the gift is not completed, is
   * disputed, or has nothing left to refund.
   */
  create(donationId: string, refund: RefundRequest = {}, options?: CreateOptions): Promise<Refund> {
    return this.#engine.send(
      { method: 'POST', path: path`/v1/donations/${donationId}/refunds`, body: refund },
      options,
    );
  }

  /** One page of a gift's refunds, newest first. */
  list(donationId: string, page: Page = {}, options?: CallOptions): Promise<RefundList> {
    return this.#engine.send(
      { method: 'GET', path: path`/v1/donations/${donationId}/refunds`, query: page },
      options,
    );
  }

  /** One refund. NotFoundError if the caller may not see the gift. */
  get(donationId: string, refundId: string, options?: CallOptions): Promise<Refund> {
    return this.#engine.send(
      { method: 'GET', path: path`/v1/donations/${donationId}/refunds/${refundId}` },
      options,
    );
  }
}
