import { type List } from '../list';
import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type Dispute,
  type DisputeList,
  type DisputeRequest,
  type ListAllDisputesQuery,
  type ListDisputesQuery,
} from '../openapi-types';

/** Manages disputes of gifts. Operators open and resolve disputes. Members of the charity give evidence. */
export class DisputesResource {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Records that the donor's bank disputes a gift. Without `amount`, the dispute is about the whole gift. ConflictError
   * if the gift is not completed, is already disputed, or has a pending refund.
   */
  open(donationId: string, dispute: DisputeRequest = {}, options?: CreateOptions): Promise<Dispute> {
    return this.#engine.send(
      { method: 'POST', path: path`/v1/donations/${donationId}/disputes`, body: dispute },
      options,
    );
  }

  /** Lists a gift's disputes, newest first. */
  list(donationId: string, page: ListDisputesQuery = {}, options?: CallOptions): List<DisputeList, Dispute> {
    return this.#engine.list(
      { path: path`/v1/donations/${donationId}/disputes`, query: page },
      { entries: 'disputes', by: 'offset' },
      options,
    );
  }

  /**
   * Lists the disputes of all gifts, newest first. For operators, and with `charity_id` for members of that charity.
   */
  listAll(filter: ListAllDisputesQuery = {}, options?: CallOptions): List<DisputeList, Dispute> {
    return this.#engine.list(
      { path: '/v1/disputes', query: filter },
      { entries: 'disputes', by: 'offset' },
      options,
    );
  }

  /** Reads a dispute. NotFoundError if the caller may not see the gift. */
  get(donationId: string, disputeId: string, options?: CallOptions): Promise<Dispute> {
    return this.#engine.send(
      { method: 'GET', path: path`/v1/donations/${donationId}/disputes/${disputeId}` },
      options,
    );
  }

  /** Submits the charity's evidence. ConflictError if the dispute no longer waits for evidence. */
  giveEvidence(
    donationId: string,
    disputeId: string,
    evidence: string,
    options?: CreateOptions,
  ): Promise<Dispute> {
    return this.#engine.send(
      {
        method: 'POST',
        path: path`/v1/donations/${donationId}/disputes/${disputeId}/evidence`,
        body: { evidence },
      },
      options,
    );
  }

  /** Records how a dispute ended. ConflictError if it already ended differently. */
  resolve(
    donationId: string,
    disputeId: string,
    outcome: 'won' | 'lost',
    options?: CreateOptions,
  ): Promise<Dispute> {
    return this.#engine.send(
      {
        method: 'POST',
        path: path`/v1/donations/${donationId}/disputes/${disputeId}/resolution`,
        body: { outcome },
      },
      options,
    );
  }
}
