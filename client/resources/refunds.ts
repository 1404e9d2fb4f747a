import { type List } from '../list';
import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type ListAllRefundsQuery,
  type ListRefundsQuery,
  type Refund,
  type RefundDecision,
  type RefundList,
  type RefundRequest,
} from '../openapi-types';

/** Refunds gifts. For the donor, the charity's members and operators. */
export class RefundsResource {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Refunds a completed gift, in full without `amount`. Returns once the refund is durably accepted and `pending`.
   * A donor does not get the processing fee back (`fees_kept`). `awaits_decision` means that the charity cannot pay and
   * an operator decides. ValidationError if the amount exceeds the rest of the gift, or if nothing would be returned.
   * ConflictError if the gift is not completed, is disputed or fully refunded, or if a donor asks too late.
   * InsufficientFundsError if the charity cannot pay for its own refund.
   */
  create(donationId: string, refund: RefundRequest = {}, options?: CreateOptions): Promise<Refund> {
    return this.#engine.send(
      { method: 'POST', path: path`/v1/donations/${donationId}/refunds`, body: refund },
      options,
    );
  }

  /** Lists a gift's refunds, newest first. */
  list(donationId: string, page: ListRefundsQuery = {}, options?: CallOptions): List<RefundList, Refund> {
    return this.#engine.list(
      { path: path`/v1/donations/${donationId}/refunds`, query: page },
      { entries: 'refunds', by: 'offset' },
      options,
    );
  }

  /** Reads a refund. NotFoundError if the caller may not see the gift. */
  get(donationId: string, refundId: string, options?: CallOptions): Promise<Refund> {
    return this.#engine.send(
      { method: 'GET', path: path`/v1/donations/${donationId}/refunds/${refundId}` },
      options,
    );
  }

  /** For operators: decides a refund that `awaits_decision`. ConflictError if the refund awaits no decision. */
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

  /** For operators: lists the refunds of all gifts, newest first. */
  listAll(filter: ListAllRefundsQuery = {}, options?: CallOptions): List<RefundList, Refund> {
    return this.#engine.list(
      { path: '/v1/refunds', query: filter },
      { entries: 'refunds', by: 'offset' },
      options,
    );
  }
}
