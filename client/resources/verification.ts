import { type List } from '../list';
import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type GetVerificationHistoryQuery,
  type GetVerificationStatusQuery,
  type ListVerificationQueueQuery,
  type QueuedVerification,
  type RefereeRequest,
  type Verification,
  type VerificationAppeal,
  type VerificationConcern,
  type VerificationDetermination,
  type VerificationHistory,
  type VerificationHistoryEntry,
  type VerificationQueue,
  type VerificationRemedy,
  type VerificationRequest,
  type VerificationReview,
  type VerificationSubmission,
  type VerificationTrigger,
  type VideoCallRecord,
  type VideoCallRequest,
} from '../openapi-types';

/**
 * Verifies organizations, donors and volunteers. If the current stage does not allow a call, the call rejects
 * with a ConflictError, whose `details.possible` lists the allowed steps. NotFoundError if the caller may not
 * see the verification.
 */
export class VerificationResource {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Applies for a level. The platform fetches the documents later. ConflictError while another application is open. */
  initiate(application: VerificationRequest, options?: CreateOptions): Promise<Verification> {
    return this.#engine.send(
      { method: 'POST', path: '/api/v1/verification/initiate', body: application },
      options,
    );
  }

  /** Returns the open application, else the verification in force, else the newest record. */
  status(
    entityId: string,
    query: GetVerificationStatusQuery = {},
    options?: CallOptions,
  ): Promise<Verification> {
    return this.#engine.send(
      { method: 'GET', path: path`/api/v1/verification/status/${entityId}`, query },
      options,
    );
  }

  /** Submits the requested documents, or a written answer. */
  submitDocuments(
    entityId: string,
    submission: VerificationSubmission,
    options?: CreateOptions,
  ): Promise<Verification> {
    return this.#post(entityId, 'documents', submission, options);
  }

  /** Lists the whole history, oldest entry first. */
  history(
    entityId: string,
    page: GetVerificationHistoryQuery = {},
    options?: CallOptions,
  ): List<VerificationHistory, VerificationHistoryEntry> {
    return this.#engine.list(
      { path: path`/api/v1/verification/${entityId}/history`, query: page },
      { entries: 'history', by: 'page' },
      options,
    );
  }

  /** Reports a reason for a new review. The level stays in force meanwhile. */
  trigger(entityId: string, report: VerificationTrigger, options?: CreateOptions): Promise<Verification> {
    return this.#post(entityId, 'triggers', report, options);
  }

  /** Answers a reviewer's concern with a remedy. */
  remedy(entityId: string, remedy: VerificationRemedy, options?: CreateOptions): Promise<Verification> {
    return this.#post(entityId, 'concerns/remedy', remedy, options);
  }

  /** Names a referee of an organization, who gets a form by mail. ConflictError if the person is a member. */
  nameReferee(entityId: string, referee: RefereeRequest, options?: CreateOptions): Promise<Verification> {
    return this.#post(entityId, 'references', referee, options);
  }

  /** Proposes a time for a video call. As a reviewer, sets it. */
  setVideoCall(
    entityId: string,
    appointment: VideoCallRequest,
    options?: CreateOptions,
  ): Promise<Verification> {
    return this.#post(entityId, 'video-call', appointment, options);
  }

  /** Cancels the video call. */
  cancelVideoCall(entityId: string, options?: CreateOptions): Promise<Verification> {
    const request = { method: 'DELETE' as const, path: path`/api/v1/verification/${entityId}/video-call` };
    return this.#engine.send(request, options);
  }

  /** For reviewers: records what became of a video call. ConflictError before its time. */
  recordVideoCall(entityId: string, record: VideoCallRecord, options?: CreateOptions): Promise<Verification> {
    return this.#post(entityId, 'video-call/record', record, options);
  }

  /** Appeals a rejection or revocation, once and within 30 days. */
  appeal(entityId: string, appeal: VerificationAppeal, options?: CreateOptions): Promise<Verification> {
    return this.#post(entityId, 'appeals', appeal, options);
  }

  /** For reviewers: lists the queue, most urgent first. */
  queue(
    filter: ListVerificationQueueQuery = {},
    options?: CallOptions,
  ): List<VerificationQueue, QueuedVerification> {
    return this.#engine.list(
      { path: '/api/v1/verification/queue', query: filter },
      { entries: 'verifications', by: 'page' },
      options,
    );
  }

  /** For reviewers: claims a verification, so that no colleague decides it. */
  claim(entityId: string, options?: CreateOptions): Promise<Verification> {
    return this.#post(entityId, 'claim', undefined, options);
  }

  /** For reviewers: returns a verification to the queue. */
  release(entityId: string, options?: CreateOptions): Promise<Verification> {
    return this.#post(entityId, 'release', undefined, options);
  }

  /** For reviewers: decides the current stage. */
  review(entityId: string, review: VerificationReview, options?: CreateOptions): Promise<Verification> {
    return this.#post(entityId, 'review', review, options);
  }

  /** For reviewers: raises a concern. */
  raiseConcern(
    entityId: string,
    concern: VerificationConcern,
    options?: CreateOptions,
  ): Promise<Verification> {
    return this.#post(entityId, 'concerns', concern, options);
  }

  /** For reviewers: dismisses a concern, or revokes the verification. A second person must confirm a revocation. */
  determine(
    entityId: string,
    determination: VerificationDetermination,
    options?: CreateOptions,
  ): Promise<Verification> {
    return this.#post(entityId, 'concerns/determination', determination, options);
  }

  #post(
    entityId: string,
    action: string,
    body: object | undefined,
    options: CreateOptions | undefined,
  ): Promise<Verification> {
    const request = { method: 'POST' as const, path: `${path`/api/v1/verification/${entityId}`}/${action}` };
    return this.#engine.send(body === undefined ? request : { ...request, body }, options);
  }
}
