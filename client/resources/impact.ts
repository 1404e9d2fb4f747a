import { type CallOptions, path, type RequestEngine } from '../request';
import { type UserImpact, type YearInReview } from '../types';

/** The caller's own impact. */
export class Impact {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** All-time figures: money in USD as a decimal string, hours, charities, a share of their reported results, badges. */
  mine(options?: CallOptions): Promise<UserImpact> {
    return this.#engine.send({ method: 'GET', path: '/v1/users/me/impact' }, options);
  }

  /** Figures of one calendar year (UTC), by month and charity. */
  year(year: number, options?: CallOptions): Promise<YearInReview> {
    return this.#engine.send({ method: 'GET', path: path`/v1/users/me/impact/${String(year)}` }, options);
  }
}
