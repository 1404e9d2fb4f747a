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

/** Hours of volunteer work, from their submission to the charity's decision. */
export class VolunteerHours {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Submits hours (0.25 to 24, at most two decimals) of one date. ValidationError also if the date would have more than
   * 24 hours, or the hours overlap others. GivingApiError `FORBIDDEN` if the opportunity requires screening.
   */
  submit(hours: VolunteerHoursRequest, options?: CreateOptions): Promise<Hours> {
    return this.#engine.send({ method: 'POST', path: '/v1/volunteer/hours', body: hours }, options);
  }

  /** One submission. NotFoundError if the caller may not see it. A member's first read makes it `in_review`. */
  get(submissionId: string, options?: CallOptions): Promise<Hours> {
    return this.#engine.send({ method: 'GET', path: path`/v1/volunteer/hours/${submissionId}` }, options);
  }

  /** One page of the caller's submissions, newest first. `from` and `to` are days of work, both inclusive. */
  listMine(
    filter: VolunteerHoursFilter & Page & Cursor = {},
    options?: CallOptions,
  ): Promise<VolunteerHoursList> {
    return this.#engine.send({ method: 'GET', path: '/v1/volunteer/hours', query: filter }, options);
  }

  /** Every matching submission of the caller, newest first. */
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

  /** One page of the submissions to a charity, for its members. */
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

  /** One page of submissions that charities left undecided for 14 days, for reviewers. */
  listToReview(
    filter: VolunteerHoursReviewFilter & Page & Cursor = {},
    options?: CallOptions,
  ): Promise<VolunteerHoursList> {
    return this.#engine.send({ method: 'GET', path: '/v1/volunteer/review-queue', query: filter }, options);
  }

  /** Verifies hours, rejects them or asks for more information. ConflictError if they are already decided. */
  decide(submissionId: string, decision: VolunteerHoursDecision, options?: CreateOptions): Promise<Hours> {
    return this.#act(submissionId, 'decision', decision, options);
  }

  /** Makes one decision on up to 100 submissions. The answer has a result for each. */
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

  /** Reverses the verification of hours, for operators. */
  reverse(submissionId: string, reason: string, options?: CreateOptions): Promise<Hours> {
    return this.#act(submissionId, 'reversal', { reason }, options);
  }

  /** The certificate of one submission. ConflictError unless it is verified. */
  certificate(submissionId: string, options?: CallOptions): Promise<VolunteerCertificate> {
    return this.#engine.send(
      { method: 'GET', path: path`/v1/volunteer/hours/${submissionId}/certificate` },
      options,
    );
  }

  /** The same as the bytes of a PDF file. */
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

  /** A certificate of the caller's verified hours. ValidationError if it would list more than 500 submissions. */
  myCertificate(
    filter: VolunteerCertificateFilter = {},
    options?: CallOptions,
  ): Promise<VolunteerCertificate> {
    return this.#engine.send(
      { method: 'GET', path: '/v1/users/me/volunteer/certificate', query: filter },
      options,
    );
  }

  /** The same as the bytes of a PDF file. */
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
