import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type Page,
  type Refund,
  type RefundDecision,
  type RefundFilter,
  type RefundList,
  type RefundRequest,
} from '../types';

/** Refunds of gifts: for the donor, members of the charity and operators. */
export class Refunds {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Gives a completed gift back, wholly (without `amount`) or in part, and answers once that is durably accepted, still
   * `pending`. A donor does not get the processing fee back (`fees_kept`). While `awaits_decision` is true, the charity
   * cannot pay and an operator decides. ValidationError: the amount is more than is left, or nothing of it would be
   * returned. ConflictError: the gift is not completed, is disputed, nothing is left, or a donor asks too late.
   * InsufficientFundsError: the charity cannot pay a refund of its own.
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

  /** Decides a refund that `awaits_decision`; for operators. ConflictError when it does not wait for a decision. */
  decide(
    donationId: string,
    refundId: string,
    decision: RefundDecision,
    options?: CreateOptions,
  ): Promise<Refund> {
    return this.#engine.send(
      {
        method: 'POST',
        path: path`/v1/donations/${donationId}/refunds/${refundId}/decision`,
        body: decision,
      },
      options,
    );
  }

  /** One page of the refunds of all gifts, newest first; for operators. */
  listAll(filter: RefundFilter & Page = {}, options?: CallOptions): Promise<RefundList> {
    return this.#engine.send({ method: 'GET', path: '/v1/refunds', query: filter }, options);
  }
}
