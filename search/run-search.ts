/** One search: the tree is resolved and compiled, Typesense finds, and the best candidates are ranked exactly. */
import { askEngine, type EngineAnswer, type EngineHit, type EngineSearch } from './ask-engine';
import { compileFilter } from './compile';
import { type IndexedDocument } from './documents';
import { type IndexedWord } from './index-words';
import { fieldOf } from './language/fields';
import { allOf, type QueryNode } from './language/nodes';
import { expandSynonyms } from './language/synonyms';
import { type Place } from './places/find-place';
import { resolveQuery, type Vocabulary } from './resolve';
import { isNamed, namedFirst, placedFirst, type Term, termLists } from './ranking/likely-first';
import { rankHit, type RankedHit } from './ranking/rank-hit';
import { type Affinity } from './ranking/score';
import { rankField } from './ranking/rank-fields';
import { flagText } from './schema';
import { numberOf, readShown } from './shown';
import { type SearchEngine } from './typesense';

export interface SortKey {
  /** A field of the index, `_score`, or `distance`. */
  field: string;
  order: 'asc' | 'desc';
  /** Documents below come after all others; those of an unknown value always do. */
  atLeast?: number;
}

export interface SearchRequest {
  /** What is looked for, ranked by how well it fits. */
  query: QueryNode;
  /** What need not hold, but ranks what it holds for higher. */
  wishes?: QueryNode[];
  /** What must hold beside it, unranked. */
  filters: QueryNode[];
  sort: SortKey[];
  page: number;
  limit: number;
  /** Fields whose values are counted. */
  facets: string[];
  /** Where distances are measured from. */
  from?: Place | undefined;
  /** Who searches; asked for while Typesense works. */
  affinity: () => Promise<Affinity | undefined>;
}

export interface FacetCount {
  value: string;
  count: number;
}

export interface SearchResult {
  hits: RankedHit[];
  total: number;
  facets: Record<string, FacetCount[]>;
  /** The words that are looked for, for highlighting. */
  asked: Set<string>;
}

/** Candidates that are ranked together: pages within one block are in the exact order of their scores. */
const BLOCK = 20;
const MOST_FACET_VALUES = 100;
const SHOWN = 'shown';

/** Runs a search; throws a QueryError for what cannot be asked, and 503 while Typesense is away. */
export async function runSearch(
  engine: SearchEngine,
  vocabulary: Vocabulary,
  request: SearchRequest,
): Promise<SearchResult> {
  const query = expandSynonyms(request.query);
  const whole = allOf([query, ...request.filters.map(expandSynonyms)]);
  const wishes = (request.wishes ?? []).map(expandSynonyms);
  const asked = allOf([request.query, ...(request.wishes ?? [])]);
  const ranking = allOf([query, ...wishes]);
  const resolved = await resolveQuery(allOf([whole, ...wishes]), engine, vocabulary);
  const filter = compileFilter(whole, resolved);
  if (filter === false) return { hits: [], total: 0, facets: {}, asked: new Set() };
  const isRanked = request.sort.some(({ field }) => field === '_score');
  const [answers, affinity] = await Promise.all([
    isRanked
      ? askBlocks(engine, request, filter, { asked, meant: ranking })
      : askEngine<IndexedDocument>(engine, [pageSearch(request, filter)]),
    request.affinity(),
  ]);
  const [main] = answers;
  const context = { query: ranking, resolved, affinity, from: request.from };
  const rank = ({ document }: EngineHit<IndexedDocument>) => rankHit(readShown(document.shown), context);
  const hits = isRanked
    ? sliceBlocks(
        request,
        answers.map((answer) => answer.hits.map(rank)),
      )
    : (main?.hits ?? []).map(rank);
  return {
    hits,
    total: main?.found ?? 0,
    facets: facetsOf(main),
    asked: askedWords(ranking, resolved.words),
  };
}

/** Words that the query asks for, also those that its wildcards and synonyms stand for. */
function askedWords(query: QueryNode, expanded: Map<QueryNode, IndexedWord[]>): Set<string> {
  const asked = new Set<string>();
  const visit = (node: QueryNode): void => {
    if (node.kind === 'and' || node.kind === 'or') node.children.forEach(visit);
    if (node.kind === 'word') asked.add(node.word);
    if (node.kind === 'phrase') for (const word of node.words) asked.add(word);
    for (const { word } of expanded.get(node) ?? []) asked.add(word);
  };
  visit(query);
  return asked;
}

function filterBy(filter: string | true): { q: string; filter_by?: string } {
  return { q: '*', ...(filter === true ? {} : { filter_by: filter }) };
}

function facetBy({ facets }: SearchRequest): Partial<EngineSearch> {
  if (facets.length === 0) return {};
  return { facet_by: facets.join(','), max_facet_values: MOST_FACET_VALUES };
}

/** One page in the engine's own order: by fields, of equals the newest first. */
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

const MOST_SORT_KEYS = 3;

function sortTexts(request: SearchRequest): string[] {
  return request.sort.flatMap((key) => [...leadText(key), sortText(key, request)]).slice(0, MOST_SORT_KEYS);
}

/** What is below comes last. */
function leadText({ field, atLeast }: SortKey): string[] {
  return atLeast === undefined ? [] : [`_eval(${field}:>=${atLeast}):desc`];
}

/** What has no value comes last. */
function sortText({ field, order }: SortKey, { from }: SearchRequest): string {
  if (field !== 'distance') return `${field}(missing_values: last):${order}`;
  return `location(${from?.latitude ?? 0}, ${from?.longitude ?? 0}):${order}`;
}

/** How many candidates are ranked together; a page is never larger. */
function blockSize({ limit }: SearchRequest): number {
  return Math.max(BLOCK, limit);
}

function firstBlock(request: SearchRequest): number {
  return Math.floor(((request.page - 1) * request.limit) / blockSize(request));
}

/** What candidates are compared with. */
interface Wanted {
  /** Without synonyms: who has what was asked for comes first. */
  asked: QueryNode;
  meant: QueryNode;
}

/** So many lists of the terms of either are told to the engine. */
const MOST_ASKED = 4;
const MOST_MEANT = 8;

/** The candidates of a page. Where nobody's name has all that is asked for, the last of it may name a place. */
async function askBlocks(
  engine: SearchEngine,
  request: SearchRequest,
  filter: string | true,
  { asked, meant }: Wanted,
): Promise<EngineAnswer<IndexedDocument>[]> {
  const names = termLists(asked, MOST_ASKED);
  const named = orderOf(request, names, namedFirst(names));
  const blocks = blockSearches(request, filter, named);
  const canBePlaced = names.some((terms) => terms.length > 1) && leadingKey(request) === undefined;
  if (!canBePlaced) return askEngine(engine, blocks);
  // All pages are of one order: later ones ask beside them for the best one of all.
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
  // What matches is the same in either order, and was counted.
  const counts = answers[best.length]?.facet_counts ?? [];
  return first === undefined ? [] : [{ ...first, facet_counts: counts }, ...others];
}

/** The order of candidates, best first as the engine can tell. */
function orderOf(request: SearchRequest, [terms = []]: Term[][], likelyFirst: string[]): string {
  const leading = leadingKey(request);
  const first = leading === undefined ? likelyFirst : [sortText(leading, request)];
  return [...first, `${rankField(terms.flat().length)}:desc`].join(',');
}

/** What hits are sorted by before their scores. */
function leadingKey({ sort: [leading] }: SearchRequest): SortKey | undefined {
  return leading?.field === '_score' ? undefined : leading;
}

/** The one or two blocks of candidates that a page lies in. */
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

/** Puts each block in the order that was asked for, equals in the engine's, and cuts the page out. */
function sliceBlocks(request: SearchRequest, blocks: RankedHit[][]): RankedHit[] {
  const from = (request.page - 1) * request.limit - firstBlock(request) * blockSize(request);
  return blocks.flatMap((block) => sortHits(block, request.sort)).slice(from, from + request.limit);
}

function sortHits(hits: RankedHit[], sort: SortKey[]): RankedHit[] {
  return hits.sort((a, b) => {
    for (const { field, order } of sort) {
      const [first, second] = [valueOf(a, field), valueOf(b, field)];
      if (first === second) continue;
      if (first === undefined || second === undefined) return first === undefined ? 1 : -1;
      return order === 'asc' ? first - second : second - first;
    }
    return 0;
  });
}

/** What has no value comes last. */
function valueOf(hit: RankedHit, field: string): number | undefined {
  if (field === '_score') return hit.score;
  if (field === 'distance') return hit.distanceMiles;
  return numberOf(hit.document, field);
}

function facetsOf(answer: EngineAnswer<IndexedDocument> | undefined): Record<string, FacetCount[]> {
  const counted = answer?.facet_counts ?? [];
  return Object.fromEntries(
    counted.map(({ field_name: field, counts }) => {
      const sorted = counts.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
      const isFlag = fieldOf(field)?.kind === 'flag';
      return [field, sorted.map(({ value, count }) => ({ value: isFlag ? flagText(value) : value, count }))];
    }),
  );
}
