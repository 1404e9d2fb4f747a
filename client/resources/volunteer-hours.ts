import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type CharityVolunteerHoursFilter,
  type Cursor,
  type Page,
  type VolunteerCertificate,
  type VolunteerCertificateFilter,
  type VolunteerHours as Hours,
  type VolunteerHoursBulkDecision,
  type VolunteerHoursBulkResult,
  type VolunteerHoursDecision,
  type VolunteerHoursFilter,
  type VolunteerHoursInformation,
  type VolunteerHoursList,
  type VolunteerHoursRequest,
  type VolunteerHoursReviewFilter,
} from '../types';

const LARGEST_PAGE = 100;

/** Submits hours of volunteer work, and decides about submissions. */
export class VolunteerHours {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Submits the hours (0.25 to 24, at most two decimals) of one date. ValidationError if the date would have more than
   * 24 hours, or if two submissions overlap. GivingApiError `FORBIDDEN` if the opportunity requires screening.
   */
  submit(hours: VolunteerHoursRequest, options?: CreateOptions): Promise<Hours> {
    return this.#engine.send({ method: 'POST', path: '/v1/volunteer/hours', body: hours }, options);
  }

  /**
   * Reads a submission. NotFoundError if the caller may not see the submission. The first read by a member of
   * the charity makes the submission `in_review`.
   */
  get(submissionId: string, options?: CallOptions): Promise<Hours> {
    return this.#engine.send({ method: 'GET', path: path`/v1/volunteer/hours/${submissionId}` }, options);
  }

  /** Lists the caller's submissions, newest first. `from` and `to` are inclusive days of work. */
  listMine(
    filter: VolunteerHoursFilter & Page & Cursor = {},
    options?: CallOptions,
  ): Promise<VolunteerHoursList> {
    return this.#engine.send({ method: 'GET', path: '/v1/volunteer/hours', query: filter }, options);
  }

  /** Yields every matching submission of the caller, newest first. */
  async *iterateMine(
    filter: VolunteerHoursFilter = {},
    options?: CallOptions,
  ): AsyncGenerator<Hours, void, undefined> {
    for (let after: string | undefined; ;) {
      const page = await this.listMine({ ...filter, limit: LARGEST_PAGE, after }, options);
      yield* page.submissions;
      after = page.submissions.at(-1)?.submission_id;
      if (page.submissions.length < LARGEST_PAGE) return;
    }
  }

  /** For members: lists the submissions to a charity. */
  listOfCharity(
    charityId: string,
    filter: CharityVolunteerHoursFilter & Page & Cursor = {},
    options?: CallOptions,
  ): Promise<VolunteerHoursList> {
    return this.#engine.send(
      { method: 'GET', path: path`/v1/charities/${charityId}/volunteer-hours`, query: filter },
      options,
    );
  }

  /** For reviewers: lists submissions that charities left undecided for 14 days. */
  listToReview(
    filter: VolunteerHoursReviewFilter & Page & Cursor = {},
    options?: CallOptions,
  ): Promise<VolunteerHoursList> {
    return this.#engine.send({ method: 'GET', path: '/v1/volunteer/review-queue', query: filter }, options);
  }

  /**
   * Verifies hours, rejects them or asks for more information. ConflictError if the hours are already
   * decided.
   */
  decide(submissionId: string, decision: VolunteerHoursDecision, options?: CreateOptions): Promise<Hours> {
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
  withdraw(submissionId: string, reason?: string, options?: CreateOptions): Promise<Hours> {
    return this.#act(submissionId, 'withdraw', reason === undefined ? {} : { reason }, options);
  }

  /** Answers the charity's question. */
  answer(submissionId: string, answer: VolunteerHoursInformation, options?: CreateOptions): Promise<Hours> {
    return this.#act(submissionId, 'information', answer, options);
  }

  /** For operators: reverses the verification of hours. */
  reverse(submissionId: string, reason: string, options?: CreateOptions): Promise<Hours> {
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
    filter: VolunteerCertificateFilter = {},
    options?: CallOptions,
  ): Promise<VolunteerCertificate> {
    return this.#engine.send(
      { method: 'GET', path: '/v1/users/me/volunteer/certificate', query: filter },
      options,
    );
  }

  /** Streams the caller's certificate as a PDF file. */
  myCertificatePdf(
    filter: VolunteerCertificateFilter = {},
    options?: CallOptions,
  ): Promise<ReadableStream<Uint8Array>> {
    const query = { ...filter, format: 'pdf' };
    return this.#engine.stream({ method: 'GET', path: '/v1/users/me/volunteer/certificate', query }, options);
  }

  #act(submissionId: string, action: string, body: object, options?: CreateOptions): Promise<Hours> {
    const at = `${path`/v1/volunteer/hours/${submissionId}`}/${action}`;
    return this.#engine.send({ method: 'POST', path: at, body }, options);
  }
}
