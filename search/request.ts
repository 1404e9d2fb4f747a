/** The request and the result of a search: types that its steps share. */
import { type ShownDocument } from './index/shown';
import { type QueryNode } from './language/nodes';
import { type Place } from './places/find-place';
import { type Affinity, type Factors } from './ranking/score';

export interface SortKey {
  /** A field of the index, `_score`, or `distance`. */
  field: string;
  order: 'asc' | 'desc';
  /** Documents with a lower value come after the others. Documents without a value always come last. */
  atLeast?: number;
}

export interface SearchRequest {
  /** The query that hits must match. They are ranked by how well they match it. */
  query: QueryNode;
  /** Optional clauses: a hit that matches them ranks higher. */
  wishes?: QueryNode[];
  /** Clauses that must match but do not affect the ranking. */
  filters: QueryNode[];
  sort: SortKey[];
  page: number;
  limit: number;
  /** Fields whose values are counted. */
  facets: string[];
  /** Where distances are measured from. */
  from?: Place | undefined;
  /** Looks up the caller's earlier gifts, while Typesense searches. */
  affinity: () => Promise<Affinity | undefined>;
}

/** A found document with its score and the factors of the score. */
export interface RankedHit {
  document: ShownDocument;
  score: number;
  factors: Factors;
  /** Undefined without a place to measure from, and for a document without a location. */
  distanceMiles: number | undefined;
}

/** A hit with the query's words marked in its texts; null for a text without any of them. */
export interface PresentedHit extends RankedHit {
  highlights: { name: string | null; description: string | null };
}

export interface FacetCount {
  value: string;
  count: number;
}

export interface SearchResult {
  hits: PresentedHit[];
  /** The number of documents that match, exactly. */
  total: number;
  facets: Record<string, FacetCount[]>;
}
