/**
 * Adds synonyms to a query. `synonyms.json` maps a word, or several adjacent words, to words and phrases that also match.
 */
import { allOf, anyOf, type QueryNode, type WordNode } from './nodes';
import list from './synonyms.json';
import { wordsOf } from './words';

const SYNONYMS = new Map(Object.entries(list));
const LONGEST_ROW = Math.max(...[...SYNONYMS.keys()].map((key) => wordsOf(key).length));
/** Names often write "and" as "&", which is not indexed as a word. */
export const AND_WORD = 'and';
/** `ampersands` uses at most this many words on each side of "and": the word itself and its synonyms. */
const MOST_NEIGHBORS = 3;

/** Adds synonyms to the plain words of a tree. Quoted words, wildcards and fuzzy words get none. */
export function expandSynonyms(node: QueryNode): QueryNode {
  switch (node.kind) {
    case 'and':
      return allOf(expandRows(node.children));
    case 'or':
      return anyOf(node.children.map(expandSynonyms));
    case 'not':
      return { ...node, child: expandSynonyms(node.child) };
    case 'word':
      return node.isExact === true ? node : anyOf([node, ...synonymsOf([node])]);
    default:
      return node;
  }
}

/** Expands terms that AND joins. Each word gets its synonyms. A group of adjacent words can have its own synonyms. */
function expandRows(nodes: QueryNode[]): QueryNode[] {
  const alternatives = nodes.map(expandSynonyms);
  const withAmpersands = alternatives.map((node, at) =>
    anyOf([node, ...ampersands(nodes, alternatives, at)]),
  );
  const expanded: QueryNode[] = [];
  for (let at = 0; at < nodes.length;) {
    const row = longestRow(nodes.slice(at, at + LONGEST_ROW));
    const next = at + Math.max(row.length, 1);
    expanded.push(anyOf([allOf(withAmpersands.slice(at, next)), ...synonymsOf(row)]));
    at = next;
  }
  return expanded;
}

/** Returns the longest group of leading words (two or more) that has its own synonyms. */
function longestRow(nodes: QueryNode[]): WordNode[] {
  const row = wordsAhead(nodes);
  while (row.length > 1 && synonymsOf(row).length === 0) row.pop();
  return row.length > 1 ? row : [];
}

/** Returns the adjacent words at the beginning that have the same field. */
function wordsAhead(nodes: QueryNode[]): WordNode[] {
  const words: WordNode[] = [];
  for (const node of nodes) {
    if (node.kind !== 'word' || node.isExact === true) break;
    const [first] = words;
    if (first !== undefined && (node.isNext !== true || node.field !== first.field)) break;
    words.push(node);
  }
  return words;
}

/**
 * For the "and" in `a and b`, returns the phrase `"a b"`, which matches "A & B". Also returns phrases with
 * the synonyms of both words.
 */
function ampersands(nodes: QueryNode[], alternatives: QueryNode[], at: number): QueryNode[] {
  const [and] = wordsAhead(nodes.slice(at, at + 1));
  if (and?.word !== AND_WORD || and.isNext !== true || nodes[at + 1]?.isNext !== true) return [];
  const [before, after] = [wordsOfAny(alternatives[at - 1], and), wordsOfAny(alternatives[at + 1], and)];
  return before.flatMap((first) =>
    after.map((second): QueryNode => ({
      kind: 'phrase',
      words: [first, second],
      field: and.field,
      at: and.at,
    })),
  );
}

/** Returns the word of a node and the word's synonyms. Skips words that are searched in a different field. */
function wordsOfAny(node: QueryNode | undefined, { field }: WordNode): string[] {
  const nodes = node?.kind === 'or' ? node.children : node === undefined ? [] : [node];
  const words = nodes.flatMap((each) => (each.kind === 'word' && each.field === field ? each.word : []));
  return words.slice(0, MOST_NEIGHBORS);
}

/** Returns the synonyms of a group of adjacent words as a whole. */
function synonymsOf(row: WordNode[]): QueryNode[] {
  const [first] = row;
  if (first === undefined) return [];
  const synonyms = SYNONYMS.get(row.map(({ word }) => word).join(' ')) ?? [];
  return synonyms.flatMap((text) => synonymTerms(text, first));
}

/**
 * Returns the terms of one synonym. The synonym `name:mt` matches only names. A word that is searched in a
 * different field does not get this synonym.
 */
function synonymTerms(text: string, asked: WordNode): QueryNode[] {
  const [, named, said = ''] = /^(?:(\w+):)?(.*)$/.exec(text) ?? [];
  if (named !== undefined && asked.field !== undefined && asked.field !== named) return [];
  const placed = { field: named ?? asked.field, at: asked.at, isSynonym: true } as const;
  const words = wordsOf(said);
  const [word = '', ...more] = words;
  return [more.length === 0 ? { kind: 'word', word, ...placed } : { kind: 'phrase', words, ...placed }];
}
