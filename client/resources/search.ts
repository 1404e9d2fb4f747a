import { type List } from '../list';
import { type CallOptions, type CreateOptions, type RequestEngine } from '../request';
import {
  type AdvancedSearch,
  type AdvancedSearchResult,
  type Autocomplete,
  type SearchHit,
  type SearchQuery,
  type SearchResult,
} from '../openapi-types';

/** Searches organizations, campaigns and opportunities. */
export class SearchResource {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Returns one page of matches. A ValidationError says where `q` is wrong. */
  query(parameters: SearchQuery, options?: CallOptions): List<SearchResult, SearchHit> {
    return this.#engine.list(
      { path: '/api/v1/search', query: parameters },
      { entries: 'results', by: 'page' },
      options,
    );
  }

  /** Searches with clauses of a query. Without a body, it matches everything. */
  advanced(search: AdvancedSearch = {}, options?: CreateOptions): List<AdvancedSearchResult, SearchHit> {
    return this.#engine.list(
      { path: '/api/v1/search/advanced', body: search },
      { entries: 'results', by: 'page' },
      options,
    );
  }

  /** Returns at most ten completions of the typed text. */
  autocomplete(typed: string, options?: CallOptions): Promise<Autocomplete> {
    return this.#engine.send(
      { method: 'GET', path: '/api/v1/search/autocomplete', query: { q: typed } },
      options,
    );
  }
}
