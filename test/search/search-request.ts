/** A search as the tests of the index ask for it: ranked, its first page. */
import { parseQuery } from '../../search/language/parse';
import { type SearchRequest } from '../../search/request';
import { type Vocabulary } from '../../search/resolve';

export function searchRequest(text: string, more: Partial<SearchRequest> = {}): SearchRequest {
  return {
    query: parseQuery(text),
    filters: [],
    sort: [{ field: '_score', order: 'desc' }],
    page: 1,
    limit: 20,
    facets: [],
    affinity: () => Promise.resolve(undefined),
    ...more,
  };
}

/** For queries without wildcards and misspelt words. */
export const noVocabulary: Vocabulary = { like: () => Promise.resolve([]), near: () => Promise.resolve([]) };
