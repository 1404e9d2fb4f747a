import { type List } from '../list';
import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type GetMyVolunteerCertificateQuery,
  type ListCharityVolunteerHoursQuery,
  type ListMyVolunteerHoursQuery,
  type ListVolunteerHoursToReviewQuery,
  type VolunteerCertificate,
  type VolunteerHours,
  type VolunteerHoursBulkDecision,
  type VolunteerHoursBulkResult,
  type VolunteerHoursDecision,
  type VolunteerHoursInformation,
  type VolunteerHoursList,
  type VolunteerHoursRequest,
} from '../openapi-types';

/** Submits hours of volunteer work, and decides about submissions. */
export class VolunteerHoursResource {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Submits the hours (0.25 to 24, at most two decimals) of one date. ValidationError if the date would have more than
   * 24 hours, or if two submissions overlap. GivingApiError `FORBIDDEN` if the opportunity requires screening.
   */
  submit(hours: VolunteerHoursRequest, options?: CreateOptions): Promise<VolunteerHours> {
    return this.#engine.send({ method: 'POST', path: '/v1/volunteer/hours', body: hours }, options);
  }

  /**
   * Reads a submission. NotFoundError if the caller may not see the submission. The first read by a member of
   * the charity makes the submission `in_review`.
   */
  get(submissionId: string, options?: CallOptions): Promise<VolunteerHours> {
    return this.#engine.send({ method: 'GET', path: path`/v1/volunteer/hours/${submissionId}` }, options);
  }

  /** Lists the caller's submissions, newest first. `from` and `to` are inclusive days of work. */
  listMine(
    filter: ListMyVolunteerHoursQuery = {},
    options?: CallOptions,
  ): List<VolunteerHoursList, VolunteerHours> {
    return this.#engine.list(
      { path: '/v1/volunteer/hours', query: filter },
      { entries: 'submissions', by: { cursor: 'submission_id' } },
      options,
    );
  }

  /** For members: lists the submissions to a charity. */
  listOfCharity(
    charityId: string,
    filter: ListCharityVolunteerHoursQuery = {},
    options?: CallOptions,
  ): List<VolunteerHoursList, VolunteerHours> {
    return this.#engine.list(
      { path: path`/v1/charities/${charityId}/volunteer-hours`, query: filter },
      { entries: 'submissions', by: { cursor: 'submission_id' } },
      options,
    );
  }

  /** For reviewers: lists submissions that charities left undecided for 14 days. */
  listToReview(
    filter: ListVolunteerHoursToReviewQuery = {},
    options?: CallOptions,
  ): List<VolunteerHoursList, VolunteerHours> {
    return this.#engine.list(
      { path: '/v1/volunteer/review-queue', query: filter },
      { entries: 'submissions', by: { cursor: 'submission_id' } },
      options,
    );
  }

  /**
   * Verifies hours, rejects them or asks for more information. ConflictError if the hours are already
   * decided.
   */
  decide(
    submissionId: string,
    decision: VolunteerHoursDecision,
    options?: CreateOptions,
  ): Promise<VolunteerHours> {
    return this.#act(submissionId, 'decision', decision, options);
  }

  /** Makes one decision on up to 100 submissions. The answer has a result for each submission. */
  decideMany(
    decision: VolunteerHoursBulkDecision,
    options?: CreateOptions,
  ): Promise<VolunteerHoursBulkResult> {
    return this.#engine.send(
      { method: 'POST', path: '/v1/volunteer/hours/decisions', body: decision },
      options,
    );
  }

  /** Withdraws a submission of the caller before it is decided. */
  withdraw(submissionId: string, reason?: string, options?: CreateOptions): Promise<VolunteerHours> {
    return this.#act(submissionId, 'withdraw', reason === undefined ? {} : { reason }, options);
  }

  /** Answers the charity's question. */
  answer(
    submissionId: string,
    answer: VolunteerHoursInformation,
    options?: CreateOptions,
  ): Promise<VolunteerHours> {
    return this.#act(submissionId, 'information', answer, options);
  }

  /** For operators: reverses the verification of hours. */
  reverse(submissionId: string, reason: string, options?: CreateOptions): Promise<VolunteerHours> {
    return this.#act(submissionId, 'reversal', { reason }, options);
  }

  /** Reads the certificate of a submission. ConflictError if the submission is not verified. */
  certificate(submissionId: string, options?: CallOptions): Promise<VolunteerCertificate> {
    return this.#engine.send(
      { method: 'GET', path: path`/v1/volunteer/hours/${submissionId}/certificate` },
      options,
    );
  }

  /** Streams the certificate of a submission as a PDF file. */
  certificatePdf(submissionId: string, options?: CallOptions): Promise<ReadableStream<Uint8Array>> {
    return this.#engine.stream(
      {
        method: 'GET',
        path: path`/v1/volunteer/hours/${submissionId}/certificate`,
        query: { format: 'pdf' },
      },
      options,
    );
  }

  /**
   * Reads a certificate of the caller's verified hours. ValidationError if the certificate would list more
   * than 500 submissions.
   */
  myCertificate(
    filter: Omit<GetMyVolunteerCertificateQuery, 'format'> = {},
    options?: CallOptions,
  ): Promise<VolunteerCertificate> {
    return this.#engine.send(
      { method: 'GET', path: '/v1/users/me/volunteer/certificate', query: filter },
      options,
    );
  }

  /** Streams the caller's certificate as a PDF file. */
  myCertificatePdf(
    filter: Omit<GetMyVolunteerCertificateQuery, 'format'> = {},
    options?: CallOptions,
  ): Promise<ReadableStream<Uint8Array>> {
    const query = { ...filter, format: 'pdf' };
    return this.#engine.stream({ method: 'GET', path: '/v1/users/me/volunteer/certificate', query }, options);
  }

  #act(submissionId: string, action: string, body: object, options?: CreateOptions): Promise<VolunteerHours> {
    const at = `${path`/v1/volunteer/hours/${submissionId}`}/${action}`;
    return this.#engine.send({ method: 'POST', path: at, body }, options);
  }
}
