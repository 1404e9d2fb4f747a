/** A document that was found, with its score, its distance and what in it was asked for. */
import { type Resolved } from '../compile';
import { textsOf } from '../documents';
import { type QueryNode } from '../language/nodes';
import { type Place } from '../places/find-place';
import { type ShownDocument } from '../shown';
import { DocumentWords } from './document-words';
import { type Affinity, type Factors, factorsOf, scoreOf } from './score';
import { textScore } from './text-score';

export interface RankedHit {
  document: ShownDocument;
  score: number;
  factors: Factors;
  /** Without a place to measure from, or one of its own, there is none. */
  distanceMiles: number | undefined;
}

export interface RankingContext {
  query: QueryNode;
  resolved: Resolved;
  affinity: Affinity | undefined;
  from: Place | undefined;
}

/** Ranks one document. */
export function rankHit(document: ShownDocument, context: RankingContext): RankedHit {
  const { query, resolved, affinity, from } = context;
  const words = new DocumentWords((letter) => textsOf(document, letter));
  const factors = factorsOf(textScore(query, words, resolved.words), document, affinity);
  return {
    document,
    score: scoreOf(factors),
    factors,
    distanceMiles: from === undefined ? undefined : distanceMiles(from, document),
  };
}

const EARTH_MILES = 3_958.8;

/** Along the surface of the earth, as the crow flies. */
function distanceMiles(from: Place, { latitude, longitude }: ShownDocument): number | undefined {
  if (latitude === null || longitude === null) return undefined;
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (a: number, b: number) => Math.sin(radians(a - b) / 2) ** 2;
  const chord =
    half(latitude, from.latitude) +
    Math.cos(radians(latitude)) * Math.cos(radians(from.latitude)) * half(longitude, from.longitude);
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}
