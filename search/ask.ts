/**
 * Step 4 of a search: ask. Typesense finds the candidates, which are the hits that may belong on the requested
 * page. It also counts all matches and facet values.
 *
 * If a request sorts by fields only, Typesense returns the requested page in its final order. Typesense cannot
 * compute scores. So if a request sorts by score, Typesense puts likely names first (ranking/likely-first.ts)
 * and then sorts by precomputed points (ranking/rank-fields.ts). It returns blocks of candidates in this order,
 * and rank.ts sorts each block by exact scores.
 */
import { askEngine, type EngineAnswer, type EngineSearch } from './engine/multi-search';
import { type SearchEngine } from './engine/typesense';
import { type IndexedDocument } from './index/documents';
import { readShown, type ShownDocument } from './index/shown';
import { allOf, type QueryNode } from './language/nodes';
import { isNamed, namedFirst, placedFirst, type Term, termLists } from './ranking/likely-first';
import { rankField } from './ranking/rank-fields';
import { type SearchRequest, type SortKey } from './request';

/** The answer of Typesense. */
export interface Candidates {
  /** The blocks of candidates that contain the page. rank.ts sorts each block separately. */
  blocks: ShownDocument[][];
  total: number;
  facets: NonNullable<EngineAnswer<IndexedDocument>['facet_counts']>;
}

/** A block has at least this many consecutive candidates. rank.ts sorts each block by exact scores. */
const BLOCK = 20;
const MOST_FACET_VALUES = 100;
const SHOWN = 'shown';
/** Typesense sorts by at most three keys. */
const MOST_SORT_KEYS = 3;
/** The most lists of terms that a sort order tests: from the query as written, and from the query with its synonyms. */
const MOST_ASKED = 4;
const MOST_MEANT = 8;

type Answers = EngineAnswer<IndexedDocument>[];

/** Finds the candidates of a page. `meant` is the query with its synonyms. */
export async function askCandidates(
  engine: SearchEngine,
  request: SearchRequest,
  filter: string | true,
  meant: QueryNode,
): Promise<Candidates> {
  const answers = isRanked(request)
    ? await askBlocks(engine, request, filter, meant)
    : await askEngine<IndexedDocument>(engine, [pageSearch(request, filter)]);
  const [first] = answers;
  return {
    blocks: answers.map(({ hits }) => hits.map(({ document }) => readShown(document.shown))),
    total: first?.found ?? 0,
    facets: first?.facet_counts ?? [],
  };
}

/** Returns true if the order needs scores, which only rank.ts computes. */
export function isRanked({ sort }: SearchRequest): boolean {
  return sort.some(({ field }) => field === '_score');
}

/** Returns the size of a block. A block is never smaller than a page. */
export function blockSize({ limit }: SearchRequest): number {
  return Math.max(BLOCK, limit);
}

/** Returns the block, counted from 0, in which the page begins. */
export function firstBlock(request: SearchRequest): number {
  return Math.floor(((request.page - 1) * request.limit) / blockSize(request));
}

/** Requests one page in Typesense's own order. Among ties, the newest document comes first. */
function pageSearch(request: SearchRequest, filter: string | true): EngineSearch {
  return {
    ...filterBy(filter),
    ...facetBy(request),
    include_fields: SHOWN,
    sort_by: sortTexts(request).join(','),
    per_page: request.limit,
    page: request.page,
  };
}

/**
 * Fetches the blocks of a page. Documents whose name has all the query's words come first. If no name has them, the
 * last words may name a place (`wildlife las vegas`). Then a second request asks for the documents of that place first.
 */
async function askBlocks(
  engine: SearchEngine,
  request: SearchRequest,
  filter: string | true,
  meant: QueryNode,
): Promise<Answers> {
  const names = termLists(allOf([request.query, ...(request.wishes ?? [])]), MOST_ASKED);
  const named = orderOf(request, names, namedFirst(names));
  const blocks = blockSearches(request, filter, named);
  const canBePlaced = names.some((terms) => terms.length > 1) && leadingKey(request) === undefined;
  if (!canBePlaced) return askEngine(engine, blocks);
  // All pages share one order. The best hit decides the order, so requests for later pages fetch the best hit too.
  const best = firstBlock(request) === 0 ? [] : [blockSearch(filter, named, { size: 1, page: 1 })];
  const answers = await askEngine<IndexedDocument>(engine, [...best, ...blocks]);
  const [hit] = answers[0]?.hits ?? [];
  const isWhole = (answers[0]?.found ?? 0) <= blockSize(request);
  if (isWhole || hit === undefined || isNamed(readShown(hit.document.shown).name, names)) {
    return answers.slice(best.length);
  }
  const placed = orderOf(request, names, placedFirst(termLists(meant, MOST_MEANT)));
  const [first, ...others] = await askEngine<IndexedDocument>(
    engine,
    blockSearches({ ...request, facets: [] }, filter, placed),
  );
  // A new order does not change the matches, so the counts of the first answer stay valid.
  const counts = answers[best.length]?.facet_counts ?? [];
  return first === undefined ? [] : [{ ...first, facet_counts: counts }, ...others];
}

/** Returns the searches for the one or two blocks that contain a page. */
function blockSearches(request: SearchRequest, filter: string | true, order: string): EngineSearch[] {
  const size = blockSize(request);
  const lastBlock = Math.floor((request.page * request.limit - 1) / size);
  const blocks = Array.from({ length: lastBlock - firstBlock(request) + 1 }, (_, index) =>
    blockSearch(filter, order, { size, page: firstBlock(request) + index + 1 }),
  );
  const [first, ...others] = blocks;
  return first === undefined ? [] : [{ ...first, ...facetBy(request) }, ...others];
}

function blockSearch(
  filter: string | true,
  order: string,
  { size, page }: { size: number; page: number },
): EngineSearch {
  return { ...filterBy(filter), include_fields: SHOWN, sort_by: order, per_page: size, page };
}

function filterBy(filter: string | true): { q: string; filter_by?: string } {
  return { q: '*', ...(filter === true ? {} : { filter_by: filter }) };
}

function facetBy({ facets }: SearchRequest): Partial<EngineSearch> {
  if (facets.length === 0) return {};
  return { facet_by: facets.join(','), max_facet_values: MOST_FACET_VALUES };
}

/** Sorts candidates by the leading field if there is one, or else by likely names. Then sorts by precomputed points. */
function orderOf(request: SearchRequest, [terms = []]: Term[][], likelyFirst: string[]): string {
  const leading = leadingKey(request);
  const first = leading === undefined ? likelyFirst : [sortText(leading, request)];
  return [...first, `${rankField(terms.flat().length)}:desc`].join(',');
}

/** Returns the field by which hits are sorted before their scores, or undefined if there is none. */
function leadingKey({ sort: [leading] }: SearchRequest): SortKey | undefined {
  return leading?.field === '_score' ? undefined : leading;
}

function sortTexts(request: SearchRequest): string[] {
  return request.sort.flatMap((key) => [...leadText(key), sortText(key, request)]).slice(0, MOST_SORT_KEYS);
}

/** Returns a sort key that puts documents with a value below `atLeast` after all others. */
function leadText({ field, atLeast }: SortKey): string[] {
  return atLeast === undefined ? [] : [`_eval(${field}:>=${atLeast}):desc`];
}

/** Puts documents without a value last. */
function sortText({ field, order }: SortKey, { from }: SearchRequest): string {
  if (field !== 'distance') return `${field}(missing_values: last):${order}`;
  return `location(${from?.latitude ?? 0}, ${from?.longitude ?? 0}):${order}`;
}
