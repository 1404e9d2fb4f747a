import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import { type Page, type Refund, type RefundList, type RefundRequest } from '../types';

/** Refunds of gifts: for the donor, members of the charity and operators. */
export class Refunds {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Gives a completed gift back, wholly (without `amount`) or in part, and answers once that is durably accepted, still
   * `pending`. ValidationError: the amount is more than is left; ConflictError: the gift is not completed, is disputed,
   * or nothing is left.
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

  /** One refund; NotFoundError when the gift is none of the caller's. */
  get(donationId: string, refundId: string, options?: CallOptions): Promise<Refund> {
    return this.#engine.send(
      { method: 'GET', path: path`/v1/donations/${donationId}/refunds/${refundId}` },
      options,
    );
  }
}
