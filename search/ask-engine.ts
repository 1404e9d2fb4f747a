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
const MOST_SHOWN = 300;
/** No list of highlights beside each hit: ours are made of what is shown. */
const LEAN = { enable_highlight_v1: false };

/** The engine refuses a query string of so many letters. */
const TOO_LONG = 4_000;

/** The answers to searches, which go in one request. */
export async function askEngine<Document extends object>(
  engine: SearchEngine,
  searches: EngineSearch[],
): Promise<EngineAnswer<Document>[]> {
  const [only, ...others] = searches;
  if (only === undefined) return [];
  const query = others.length === 0 ? queryString(only) : undefined;
  const answers =
    query !== undefined && query.length < TOO_LONG
      ? [await askOne<Document>(engine, query)]
      : await askSeveral<Document>(engine, searches);
  for (const { error, code } of answers) if (error !== undefined) throw refusal(code ?? 0, error);
  return answers;
}

/** One search alone is a query string: that costs the engine a tenth less than a list of one. */
async function askOne<Document>(
  { send, alias }: SearchEngine,
  query: string,
): Promise<EngineAnswer<Document>> {
  const path = `/collections/${encodeURIComponent(alias)}/documents/search?${query}`;
  const { status, text } = await send({ method: 'GET', path }).catch(throwUnavailable);
  if (status !== OK) throw refusal(status, text);
  return JSON.parse(text) as EngineAnswer<Document>;
}

function queryString(search: EngineSearch): string {
  return Object.entries({ ...search, ...LEAN })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

async function askSeveral<Document>(
  { send, alias }: SearchEngine,
  searches: EngineSearch[],
): Promise<EngineAnswer<Document>[]> {
  const body = JSON.stringify({
    searches: searches.map((search) => ({ ...search, ...LEAN, collection: alias })),
  });
  const { status, text } = await send({ method: 'POST', path: '/multi_search', body }).catch(
    throwUnavailable,
  );
  if (status !== OK) throw refusal(status, text);
  return (JSON.parse(text) as { results: EngineAnswer<Document>[] }).results;
}

function throwUnavailable(): never {
  throw searchUnavailable();
}

/** A search that the engine refuses is a fault of ours; all else means that it cannot answer now. */
function refusal(status: number, text: string): Error {
  return status === BAD_REQUEST
    ? new Error(`Typesense refused a search: ${text.slice(0, MOST_SHOWN)}`)
    : searchUnavailable();
}
