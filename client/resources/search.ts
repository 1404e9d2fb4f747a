import { type CallOptions, type RequestEngine } from '../request';
import { type SearchParameters, type SearchResult, type Suggestion } from '../types';

/** Searches organizations, campaigns and opportunities. */
export class Search {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Returns one page of matches. A ValidationError says where `q` is wrong. */
  query(parameters: SearchParameters, options?: CallOptions): Promise<SearchResult> {
    return this.#engine.send({ method: 'GET', path: '/api/v1/search', query: parameters }, options);
  }

  /** Returns at most ten completions of the typed text. */
  async autocomplete(typed: string, options?: CallOptions): Promise<Suggestion[]> {
    const request = { method: 'GET', path: '/api/v1/search/autocomplete', query: { q: typed } } as const;
    const { suggestions } = await this.#engine.send<{ suggestions: Suggestion[] }>(request, options);
    return suggestions;
  }
}
