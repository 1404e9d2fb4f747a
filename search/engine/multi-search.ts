/** Sends searches to Typesense in one request. Throws SERVICE_UNAVAILABLE (503) while Typesense is down. */
import { singleSearch } from './single-search';
import { type EngineRequest, type SearchEngine, searchUnavailable } from './typesense';

/** The Typesense search parameters that we use. */
export interface EngineSearch {
  q: string;
  query_by?: string;
  filter_by?: string;
  sort_by?: string;
  facet_by?: string;
  max_facet_values?: number;
  include_fields?: string;
  highlight_fields?: 'none';
  highlight_full_fields?: 'none';
  page?: number;
  per_page?: number;
  num_typos?: string;
  prefix?: string;
  drop_tokens_threshold?: number;
  typo_tokens_threshold?: number;
  split_join_tokens?: 'off';
  max_candidates?: number;
  min_len_1typo?: number;
}

interface EngineHit<Document> {
  document: Document;
}

export interface EngineAnswer<Document> {
  found: number;
  hits: EngineHit<Document>[];
  facet_counts?: { field_name: string; counts: { value: string; count: number }[] }[];
}

const OK = 200;
const BAD_REQUEST = 400;
const MOST_SHOWN = 300;
/** Turns off Typesense's highlights, because present.ts marks the words itself. */
const LEAN = { enable_highlight_v1: false };

/** Returns the answers to searches, in the same order. */
export async function askEngine<Document extends object>(
  { alias, send }: SearchEngine,
  given: EngineSearch[],
): Promise<EngineAnswer<Document>[]> {
  const searches = given.map((search) => ({ ...search, ...LEAN }));
  const [first, ...others] = searches;
  if (first === undefined) return [];
  const single = others.length === 0 ? singleSearch(alias, first) : undefined;
  const answer = await ask(send, single ?? severalSearches(alias, searches));
  if (single !== undefined) return [answer as EngineAnswer<Document>];
  const { results } = answer as { results: (EngineAnswer<Document> & Partial<Refused>)[] };
  for (const { error, code } of results) if (error !== undefined) throw refusal(code ?? 0, error);
  return results;
}

function severalSearches(alias: string, searches: EngineSearch[]): EngineRequest {
  const body = JSON.stringify({ searches: searches.map((search) => ({ ...search, collection: alias })) });
  return { method: 'POST', path: '/multi_search', body };
}

async function ask(send: SearchEngine['send'], request: EngineRequest): Promise<unknown> {
  const { status, text } = await send(request).catch(() => {
    throw searchUnavailable();
  });
  if (status !== OK) throw refusal(status, text);
  return JSON.parse(text);
}

/** Typesense's answer to a refused search. */
interface Refused {
  error: string;
  code: number;
}

/** Status 400 means a bug in our request. Any other status means that Typesense cannot answer now. */
function refusal(status: number, text: string): Error {
  return status === BAD_REQUEST
    ? new Error(`Typesense refused a search: ${text.slice(0, MOST_SHOWN)}`)
    : searchUnavailable();
}
