import { type CallOptions, path, type RequestEngine } from '../request';
import { type UserImpact, type YearInReview } from '../types';

/** What the caller gave, worked and had a part in. */
export class Impact {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Everything so far: money in USD as a decimal string, hours, charities, a part of what they reported, badges. */
  mine(options?: CallOptions): Promise<UserImpact> {
    return this.#engine.send({ method: 'GET', path: '/v1/users/me/impact' }, options);
  }

  /** The same of one calendar year (UTC), by month and charity. */
  year(year: number, options?: CallOptions): Promise<YearInReview> {
    return this.#engine.send({ method: 'GET', path: path`/v1/users/me/impact/${String(year)}` }, options);
  }
}
