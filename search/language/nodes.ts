/** The tree that a query is: both `q` and the advanced search are read into it. */

/** Where a node stands. */
interface Placed {
  /** Where it begins in the text, counted in characters from 0; absent in queries that are not a text. */
  at?: number | undefined;
  /** Whether it was written side by side with the one before it, with no operator between them. */
  isNext?: boolean | undefined;
}

/** Without a field, a term is looked for in every text field. */
interface Fielded extends Placed {
  field?: string | undefined;
}

export type AllNode = { kind: 'all' } & Placed;
export type AndNode = { kind: 'and'; children: QueryNode[] } & Placed;
export type OrNode = { kind: 'or'; children: QueryNode[] } & Placed;
export type NotNode = { kind: 'not'; child: QueryNode } & Placed;
/** Whether a term was put beside what was asked for, and so counts less in the ranking. */
interface Expandable {
  isSynonym?: true;
}

/** One word of `wordsOf`; one that was quoted, or is the whole value of a term, has no synonyms. */
export type WordNode = { kind: 'word'; word: string; isExact?: true } & Fielded & Expandable;
/** Two words or more, side by side in one text. */
export type PhraseNode = { kind: 'phrase'; words: string[] } & Fielded & Expandable;
/** Literal pieces of one word with wildcards between them. */
export type WildcardNode = { kind: 'wildcard'; pattern: string } & Fielded;
/** Words at most `distance` edits away: see `edits.ts`. */
export type FuzzyNode = { kind: 'fuzzy'; word: string; distance: 1 | 2 } & Fielded;
/** The field's whole value, or one of its values, is this one. */
export type TermNode = { kind: 'term'; field: string; value: string } & Placed;
export type RangeNode = { kind: 'range'; field: string } & Bounds & Placed;
/** Within so many miles of a place. */
export type NearNode = { kind: 'near'; place: string; miles: number } & Placed;

/** Values as they were written; the check knows what the field takes. */
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

/** A fault of a query and where it is. */
export class QueryError extends Error {
  override readonly name = 'QueryError';

  constructor(
    message: string,
    /** Counted in characters from 0. */
    readonly at?: number,
  ) {
    super(message);
  }
}

/** The conjunction of the nodes, flat and without what says nothing. */
export function allOf(nodes: QueryNode[]): QueryNode {
  const children = nodes.flatMap((node) => (node.kind === 'and' ? node.children : [node]));
  const telling = children.filter((node) => node.kind !== 'all');
  const [first] = telling;
  if (first === undefined) return { kind: 'all' };
  return telling.length === 1 ? first : { kind: 'and', children: telling, at: first.at };
}

/** The disjunction of the nodes, flat. */
export function anyOf(nodes: QueryNode[]): QueryNode {
  const children = nodes.flatMap((node) => (node.kind === 'or' ? node.children : [node]));
  const [first] = children;
  if (first === undefined) throw new RangeError('a disjunction has at least one part');
  return children.length === 1 ? first : { kind: 'or', children, at: first.at };
}

/** Calls `visit` on every node, the outer ones first. */
export function walk(node: QueryNode, visit: (node: QueryNode) => void): void {
  visit(node);
  if (node.kind === 'not') walk(node.child, visit);
  if (node.kind === 'and' || node.kind === 'or') for (const child of node.children) walk(child, visit);
}
