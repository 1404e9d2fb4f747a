import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type Verification as VerificationRecord,
  type VerificationAppeal,
  type VerificationConcern,
  type VerificationDetermination,
  type VerificationHistory,
  type VerificationQueue,
  type VerificationQueueFilter,
  type VerificationRemedy,
  type VerificationRequest,
  type VerificationReview,
  type VerificationSubmission,
  type VerificationTrigger,
} from '../types';

/**
 * Verification of organizations, donors and volunteers. A call that the stage does not allow rejects with a
 * ConflictError whose `details.possible` names what is; one on somebody else's verification with a NotFoundError.
 */
export class Verification {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Applies for a level; the documents are fetched soon after. ConflictError while another application is under way. */
  initiate(application: VerificationRequest, options?: CreateOptions): Promise<VerificationRecord> {
    return this.#engine.send(
      { method: 'POST', path: '/api/v1/verification/initiate', body: application },
      options,
    );
  }

  /** The record: the application under way, else what is in force, else the newest. */
  status(entityId: string, options?: CallOptions): Promise<VerificationRecord> {
    return this.#engine.send({ method: 'GET', path: path`/api/v1/verification/status/${entityId}` }, options);
  }

  /** Submits documents, or in words what was asked for. */
  submitDocuments(
    entityId: string,
    submission: VerificationSubmission,
    options?: CreateOptions,
  ): Promise<VerificationRecord> {
    return this.#post(entityId, 'documents', submission, options);
  }

  /** Everything that happened, oldest first. */
  history(
    entityId: string,
    page: { page?: number; limit?: number } = {},
    options?: CallOptions,
  ): Promise<VerificationHistory> {
    return this.#engine.send(
      { method: 'GET', path: path`/api/v1/verification/${entityId}/history`, query: page },
      options,
    );
  }

  /** Reports what makes another look necessary; the level is held meanwhile. */
  trigger(
    entityId: string,
    report: VerificationTrigger,
    options?: CreateOptions,
  ): Promise<VerificationRecord> {
    return this.#post(entityId, 'triggers', report, options);
  }

  /** Answers a concern with what was remedied. */
  remedy(entityId: string, remedy: VerificationRemedy, options?: CreateOptions): Promise<VerificationRecord> {
    return this.#post(entityId, 'concerns/remedy', remedy, options);
  }

  /** Appeals a rejection or revocation, once and within 30 days. */
  appeal(entityId: string, appeal: VerificationAppeal, options?: CreateOptions): Promise<VerificationRecord> {
    return this.#post(entityId, 'appeals', appeal, options);
  }

  /** Reviewers: what waits, the most urgent first. */
  queue(filter: VerificationQueueFilter = {}, options?: CallOptions): Promise<VerificationQueue> {
    return this.#engine.send({ method: 'GET', path: '/api/v1/verification/queue', query: filter }, options);
  }

  /** Reviewers: takes a verification on, so that no colleague decides it. */
  claim(entityId: string, options?: CreateOptions): Promise<VerificationRecord> {
    return this.#post(entityId, 'claim', undefined, options);
  }

  /** Reviewers: gives a verification back to the queue. */
  release(entityId: string, options?: CreateOptions): Promise<VerificationRecord> {
    return this.#post(entityId, 'release', undefined, options);
  }

  /** Reviewers: decides the stage under review. */
  review(entityId: string, review: VerificationReview, options?: CreateOptions): Promise<VerificationRecord> {
    return this.#post(entityId, 'review', review, options);
  }

  /** Reviewers: gives notice of a concern. */
  raiseConcern(
    entityId: string,
    concern: VerificationConcern,
    options?: CreateOptions,
  ): Promise<VerificationRecord> {
    return this.#post(entityId, 'concerns', concern, options);
  }

  /** Reviewers: dismisses a concern or revokes, which a second person must confirm. */
  determine(
    entityId: string,
    determination: VerificationDetermination,
    options?: CreateOptions,
  ): Promise<VerificationRecord> {
    return this.#post(entityId, 'concerns/determination', determination, options);
  }

  #post(
    entityId: string,
    action: string,
    body: object | undefined,
    options: CreateOptions | undefined,
  ): Promise<VerificationRecord> {
    const request = { method: 'POST' as const, path: `${path`/api/v1/verification/${entityId}`}/${action}` };
    return this.#engine.send(body === undefined ? request : { ...request, body }, options);
  }
}
