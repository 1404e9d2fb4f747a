import { type CallOptions, path, type RequestEngine } from '../request';
import { type UserImpact, type YearInReview } from '../openapi-types';

/** Reads the caller's own impact. */
export class ImpactResource {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Returns all-time figures: money (USD, decimal string), hours, charities, a share of their results, badges. */
  mine(options?: CallOptions): Promise<UserImpact> {
    return this.#engine.send({ method: 'GET', path: '/v1/users/me/impact' }, options);
  }

  /** Returns the figures of one calendar year (UTC) by month and charity. */
  year(year: number, options?: CallOptions): Promise<YearInReview> {
    return this.#engine.send({ method: 'GET', path: path`/v1/users/me/impact/${String(year)}` }, options);
  }

  /** Streams the year in review as a PDF file. */
  pdfOfYear(year: number, options?: CallOptions): Promise<ReadableStream<Uint8Array>> {
    const query = { format: 'pdf' };
    return this.#engine.stream(
      { method: 'GET', path: path`/v1/users/me/impact/${String(year)}`, query },
      options,
    );
  }
}
