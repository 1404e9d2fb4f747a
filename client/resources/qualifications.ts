import { type List } from '../list';
import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type ListMyQualificationsQuery,
  type ListQualificationsToReviewQuery,
  type Qualification,
  type QualificationDecision,
  type QualificationList,
  type QualificationRequest,
} from '../openapi-types';

/** Skills, licenses and certifications of volunteers. */
export class QualificationsResource {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** States a skill or license. ConflictError if one of this name waits for a reviewer already. */
  create(qualification: QualificationRequest, options?: CreateOptions): Promise<Qualification> {
    return this.#engine.send(
      { method: 'POST', path: '/v1/volunteer/qualifications', body: qualification },
      options,
    );
  }

  /** Lists the caller's own, newest first. */
  list(
    filter: ListMyQualificationsQuery = {},
    options?: CallOptions,
  ): List<QualificationList, Qualification> {
    return this.#engine.list(
      { path: '/v1/volunteer/qualifications', query: filter },
      { entries: 'qualifications', by: 'offset' },
      options,
    );
  }

  /** For reviewers: lists those that wait, oldest first. */
  listToReview(
    filter: ListQualificationsToReviewQuery = {},
    options?: CallOptions,
  ): List<QualificationList, Qualification> {
    return this.#engine.list(
      { path: '/v1/volunteer/qualification-queue', query: filter },
      { entries: 'qualifications', by: 'offset' },
      options,
    );
  }

  /** Reads one. Only reviewers see the whole number of a license. */
  get(qualificationId: string, options?: CallOptions): Promise<Qualification> {
    return this.#engine.send(
      { method: 'GET', path: path`/v1/volunteer/qualifications/${qualificationId}` },
      options,
    );
  }

  /** For reviewers: confirms or refuses one. */
  decide(
    qualificationId: string,
    decision: QualificationDecision,
    options?: CreateOptions,
  ): Promise<Qualification> {
    return this.#engine.send(
      {
        method: 'POST',
        path: path`/v1/volunteer/qualifications/${qualificationId}/decision`,
        body: decision,
      },
      options,
    );
  }

  /** Withdraws one of the caller's own. */
  withdraw(qualificationId: string, options?: CallOptions): Promise<Qualification> {
    return this.#engine.send(
      { method: 'DELETE', path: path`/v1/volunteer/qualifications/${qualificationId}` },
      options,
    );
  }
}
