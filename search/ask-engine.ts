/** Asks Typesense; every failure to answer becomes 503. */
import { type EngineRequest, type SearchEngine, searchUnavailable } from './typesense';

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
}

export interface EngineAnswer<Document> {
  found: number;
  hits: EngineHit<Document>[];
  facet_counts?: { field_name: string; counts: { value: string; count: number }[] }[];
}

const OK = 200;
const BAD_REQUEST = 400;
const MOST_SHOWN = 300;
/** No list of highlights beside each hit: ours are made of what is shown. */
const LEAN = { enable_highlight_v1: false };

/** The engine refuses a query string of so many letters. */
const TOO_LONG = 4_000;

/** The answers to searches, which go in one request; one alone is a GET, which costs the engine a tenth less than a list of one. */
export async function askEngine<Document extends object>(
  engine: SearchEngine,
  searches: EngineSearch[],
): Promise<EngineAnswer<Document>[]> {
  const [only, ...others] = searches;
  if (only === undefined) return [];
  if (others.length === 0) {
    const query = queryString(only);
    if (query.length < TOO_LONG) return [await askOne(engine, query)];
  }
  return askSeveral(engine, searches);
}

function askOne<Document>(engine: SearchEngine, query: string): Promise<EngineAnswer<Document>> {
  const path = `/collections/${encodeURIComponent(engine.alias)}/documents/search?${query}`;
  return ask(engine, { method: 'GET', path });
}

function queryString(search: EngineSearch): string {
  return Object.entries({ ...search, ...LEAN })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

async function askSeveral<Document>(
  engine: SearchEngine,
  searches: EngineSearch[],
): Promise<EngineAnswer<Document>[]> {
  const body = JSON.stringify({
    searches: searches.map((search) => ({ ...search, ...LEAN, collection: engine.alias })),
  });
  const { results } = await ask<{ results: (EngineAnswer<Document> & Partial<Refusal>)[] }>(engine, {
    method: 'POST',
    path: '/multi_search',
    body,
  });
  for (const { error, code } of results) if (error !== undefined) throw refusal(code ?? 0, error);
  return results;
}

/** What stands for an answer of several. */
interface Refusal {
  error: string;
  code: number;
}

async function ask<Answer>({ send }: SearchEngine, request: EngineRequest): Promise<Answer> {
  const { status, text } = await send(request).catch(() => {
    throw searchUnavailable();
  });
  if (status !== OK) throw refusal(status, text);
  return JSON.parse(text) as Answer;
}

/** A search that the engine refuses is a fault of ours; all else means that it cannot answer now. */
function refusal(status: number, text: string): Error {
  return status === BAD_REQUEST
    ? new Error(`Typesense refused a search: ${text.slice(0, MOST_SHOWN)}`)
    : searchUnavailable();
}
