/** Asks Typesense; every failure to answer becomes 503. */
import { type SearchEngine, searchUnavailable } from './typesense';

/** The parameters of one search that we use. */
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

export interface EngineHit<Document> {
  document: Document;
  geo_distance_meters?: { location?: number };
}

export interface EngineAnswer<Document> {
  found: number;
  hits: EngineHit<Document>[];
  facet_counts?: { field_name: string; counts: { value: string; count: number }[] }[];
  error?: string;
  code?: number;
}

const OK = 200;
const BAD_REQUEST = 400;
const NOT_FOUND = 404;
const MOST_SHOWN = 300;
/** No list of highlights beside each hit: ours are made of what is shown. */
const LEAN = { enable_highlight_v1: false };

/** The answers to several searches, in one request. */
export async function askEngine<Document extends object>(
  { multiSearch, alias }: SearchEngine,
  searches: EngineSearch[],
): Promise<EngineAnswer<Document>[]> {
  if (searches.length === 0) return [];
  const { status, text } = await multiSearch(
    searches.map((search) => ({ ...search, ...LEAN, collection: alias })),
  ).catch(() => {
    throw searchUnavailable();
  });
  if (status === BAD_REQUEST) throw new Error(`Typesense refused a request: ${text.slice(0, MOST_SHOWN)}`);
  if (status !== OK) throw searchUnavailable();
  const { results } = JSON.parse(text) as { results: EngineAnswer<Document>[] };
  for (const { error, code } of results) {
    if (error === undefined) continue;
    // No collection behind the alias: the first one is being made.
    if (code === NOT_FOUND || (code ?? 0) >= 500) throw searchUnavailable();
    throw new Error(`Typesense refused a search: ${error}`);
  }
  return results;
}
