/**
 * Step 5 of a search: rank. Computes each candidate's distance and its score from five weighted factors
 * (ranking/score.ts). If the request sorts by score, sorts each block of candidates (ask.ts) and selects the page.
 */
import { blockSize, firstBlock, isRanked } from './ask';
import { type Resolved } from './compile';
import { numberOf, type ShownDocument } from './index/shown';
import { textsOf } from './index/texts';
import { type QueryNode } from './language/nodes';
import { wordsOf } from './language/words';
import { type Place } from './places/find-place';
import { type Affinity, factorsOf, scoreOf } from './ranking/score';
import { textScore, type WordsIn } from './ranking/text-score';
import { type RankedHit, type SearchRequest, type SortKey } from './request';

/** The input for scoring candidates. */
export interface RankingContext {
  query: QueryNode;
  resolved: Resolved;
  affinity: Affinity | undefined;
  from: Place | undefined;
}

/** Returns the hits of the page in the requested order. Ties keep Typesense's order. */
export function rankPage(
  blocks: ShownDocument[][],
  request: SearchRequest,
  context: RankingContext,
): RankedHit[] {
  const ranked = blocks.map((block) => block.map((document) => rankHit(document, context)));
  if (!isRanked(request)) return ranked.flat();
  const from = (request.page - 1) * request.limit - firstBlock(request) * blockSize(request);
  return ranked.flatMap((block) => sortHits(block, request.sort)).slice(from, from + request.limit);
}

function rankHit(document: ShownDocument, { query, resolved, affinity, from }: RankingContext): RankedHit {
  const factors = factorsOf(textScore(query, wordsIn(document), resolved.words), document, affinity);
  return {
    document,
    score: scoreOf(factors),
    factors,
    distanceMiles: from === undefined ? undefined : distanceMiles(from, document),
  };
}

/** Reads the words of a document by field. Splits a field's text on first use. */
function wordsIn(document: ShownDocument): WordsIn {
  const read = new Map<string, readonly string[]>();
  return (letter) => {
    const words = read.get(letter) ?? textsOf(document, letter).flatMap(wordsOf);
    read.set(letter, words);
    return words;
  };
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

function valueOf(hit: RankedHit, field: string): number | undefined {
  if (field === '_score') return hit.score;
  if (field === 'distance') return hit.distanceMiles;
  return numberOf(hit.document, field);
}

const EARTH_MILES = 3_958.8;

/** Returns the great-circle distance. */
function distanceMiles(from: Place, { latitude, longitude }: ShownDocument): number | undefined {
  if (latitude === null || longitude === null) return undefined;
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (a: number, b: number) => Math.sin(radians(a - b) / 2) ** 2;
  const chord =
    half(latitude, from.latitude) +
    Math.cos(radians(latitude)) * Math.cos(radians(from.latitude)) * half(longitude, from.longitude);
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}
