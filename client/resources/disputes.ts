import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import { type Dispute, type DisputeList, type DisputeRequest, type Page } from '../types';

/** Disputes of gifts: operators open and resolve them, members of the charity give evidence, the gift's parties read. */
export class Disputes {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Notes that the donor's bank disputes a gift, wholly (without `amount`) or in part. ConflictError: the gift is not
   * completed, is disputed already, or a refund of it is under way.
   */
  open(donationId: string, dispute: DisputeRequest = {}, options?: CreateOptions): Promise<Dispute> {
    return this.#engine.send(
      { method: 'POST', path: path`/v1/donations/${donationId}/disputes`, body: dispute },
      options,
    );
  }

  /** One page of a gift's disputes, newest first. */
  list(donationId: string, page: Page = {}, options?: CallOptions): Promise<DisputeList> {
    return this.#engine.send(
      { method: 'GET', path: path`/v1/donations/${donationId}/disputes`, query: page },
      options,
    );
  }

  /** One dispute; NotFoundError when the gift is none of the caller's. */
  get(donationId: string, disputeId: string, options?: CallOptions): Promise<Dispute> {
    return this.#engine.send(
      { method: 'GET', path: path`/v1/donations/${donationId}/disputes/${disputeId}` },
      options,
    );
  }

  /** Gives the charity's evidence; ConflictError when the dispute no longer waits for it. */
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

  /** Notes how a dispute ended; ConflictError when it ended otherwise before. */
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
