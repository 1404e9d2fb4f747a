/** Defines the query tree. The parameter `q` and the advanced search are both parsed into it. */

/** The position of a node. */
interface Placed {
  /** The node's first character in the text, counted from 0. Absent for queries without a text. */
  at?: number | undefined;
  /** True if the node follows the previous term without an operator in between. */
  isNext?: boolean | undefined;
}

/** Without `field`, a term is searched in every field that has a letter (fields.ts). */
interface Fielded extends Placed {
  field?: string | undefined;
}

type AllNode = { kind: 'all' } & Placed;
type AndNode = { kind: 'and'; children: QueryNode[] } & Placed;
type OrNode = { kind: 'or'; children: QueryNode[] } & Placed;
type NotNode = { kind: 'not'; child: QueryNode } & Placed;
/** Set if the term was added as a synonym. The term then counts less in the ranking. */
interface Expandable {
  isSynonym?: true;
}

/** A single word from `wordsOf`. An exact word comes from quotes or a `term` clause and has no synonyms. */
export type WordNode = { kind: 'word'; word: string; isExact?: true } & Fielded & Expandable;
/** Matches two or more words side by side in one text. */
export type PhraseNode = { kind: 'phrase'; words: string[] } & Fielded & Expandable;
/** One word with wildcards. */
export type WildcardNode = { kind: 'wildcard'; pattern: string } & Fielded;
/** Matches words that are at most `distance` edits away (edits.ts). */
export type FuzzyNode = { kind: 'fuzzy'; word: string; distance: 1 | 2 } & Fielded;
/** Matches if the field's whole value, or one of its values, equals `value`. */
export type TermNode = { kind: 'term'; field: string; value: string } & Placed;
export type RangeNode = { kind: 'range'; field: string } & Bounds & Placed;
/** Matches within a number of miles of a place. */
type NearNode = { kind: 'near'; place: string; miles: number } & Placed;

/** Values as written. terms.ts checks them against the field's kind. */
export interface Bounds {
  gt?: string | undefined;
  gte?: string | undefined;
  lt?: string | undefined;
  lte?: string | undefined;
}

export type QueryNode =
  | AllNode
  | AndNode
  | OrNode
  | NotNode
  | WordNode
  | PhraseNode
  | WildcardNode
  | FuzzyNode
  | TermNode
  | RangeNode
  | NearNode;

/** A fault in a query, with its position. */
export class QueryError extends Error {
  override readonly name = 'QueryError';

  constructor(
    message: string,
    /** The position of the fault, counted in characters from 0. */
    readonly at?: number,
  ) {
    super(message);
  }
}

/** Joins nodes by AND. Flattens nested ANDs and drops `all` nodes. */
export function allOf(nodes: QueryNode[]): QueryNode {
  const children = nodes.flatMap((node) => (node.kind === 'and' ? node.children : [node]));
  const telling = children.filter((node) => node.kind !== 'all');
  const [first] = telling;
  if (first === undefined) return { kind: 'all' };
  return telling.length === 1 ? first : { kind: 'and', children: telling, at: first.at };
}

/** Joins nodes by OR and flattens nested ORs. */
export function anyOf(nodes: QueryNode[]): QueryNode {
  const children = nodes.flatMap((node) => (node.kind === 'or' ? node.children : [node]));
  const [first] = children;
  if (first === undefined) throw new RangeError('anyOf needs at least one node');
  return children.length === 1 ? first : { kind: 'or', children, at: first.at };
}

/** Calls `visit` on every node, parents first. */
export function walk(node: QueryNode, visit: (node: QueryNode) => void): void {
  visit(node);
  if (node.kind === 'not') walk(node.child, visit);
  if (node.kind === 'and' || node.kind === 'or') for (const child of node.children) walk(child, visit);
}
