/** Defines the request and the result of a search, which its steps share. */
import { type ShownDocument } from './index/shown';
import { type QueryNode } from './language/nodes';
import { type Place } from './places/find-place';
import { type Affinity, type Factors } from './ranking/score';

export interface SortKey {
  /** A field of the index, `_score`, or `distance`. */
  field: string;
  order: 'asc' | 'desc';
  /**
   * If set, documents whose value is below this number come after those whose value is not. Documents without a
   * value always come last.
   */
  atLeast?: number;
}

export interface SearchRequest {
  /** The query that hits must match. Hits that match it better rank higher. */
  query: QueryNode;
  /** Optional clauses. A hit that matches them ranks higher. */
  wishes?: QueryNode[];
  /** Clauses that must match but do not affect the ranking. */
  filters: QueryNode[];
  sort: SortKey[];
  page: number;
  limit: number;
  /** Typesense counts the values of these fields. */
  facets: string[];
  /** The place from which distances are measured. */
  from?: Place | undefined;
  /** Looks up the caller's earlier gifts, while Typesense searches. */
  affinity: () => Promise<Affinity | undefined>;
}

/** A found document with its score and the factors of the score. */
export interface RankedHit {
  document: ShownDocument;
  score: number;
  factors: Factors;
  /** Undefined if the request has no place to measure from, or if the document has no location. */
  distanceMiles: number | undefined;
}

/** A hit with the query's words marked in its texts. A text without these words is null. */
export interface PresentedHit extends RankedHit {
  highlights: { name: string | null; description: string | null };
}

export interface FacetCount {
  value: string;
  count: number;
}

export interface SearchResult {
  hits: PresentedHit[];
  /** The exact number of documents that match. */
  total: number;
  facets: Record<string, FacetCount[]>;
}
