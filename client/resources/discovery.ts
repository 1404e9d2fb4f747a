import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import {
  type Categories,
  type GetRecommendationsQuery,
  type Recommendations,
  type RecordedSearchEvents,
  type RecordedTrendSignal,
  type TrendSignal,
  type ListSimilarCharitiesQuery,
  type SearchEvents,
  type SimilarCharities,
} from '../openapi-types';

/** Recommends charities. */
export class DiscoveryResource {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Recommends charities to the caller, best first (scores 0 to 100). Also returns five groups of charities. */
  recommendations(filter: GetRecommendationsQuery = {}, options?: CallOptions): Promise<Recommendations> {
    return this.#engine.send({ method: 'GET', path: '/api/v1/recommendations', query: filter }, options);
  }

  /** Lists charities that are similar to a given charity. NotFoundError if the given charity does not exist. */
  similar(
    charityId: string,
    query: ListSimilarCharitiesQuery = {},
    options?: CallOptions,
  ): Promise<SimilarCharities> {
    return this.#engine.send(
      { method: 'GET', path: path`/v1/charities/${charityId}/similar`, query },
      options,
    );
  }

  /** Lists the causes with their sub-categories and the number of charities. */
  categories(options?: CallOptions): Promise<Categories> {
    return this.#engine.send({ method: 'GET', path: '/api/v1/categories' }, options);
  }

  /** Records what the user did with search results, at most 100 events at a time. */
  record(events: SearchEvents, options?: CreateOptions): Promise<RecordedSearchEvents> {
    return this.#engine.send({ method: 'POST', path: '/api/v1/search/events', body: events }, options);
  }

  /** For operators: reports news or an emergency. Trends include the report within an hour. */
  reportTrend(signal: TrendSignal, options?: CreateOptions): Promise<RecordedTrendSignal> {
    return this.#engine.send({ method: 'POST', path: '/api/v1/trends/signals', body: signal }, options);
  }
}
