/**
 * What others call what a query asks for. The list is `synonyms.json`: a word, or several side by side → words or phrases
 * found beside it.
 */
import { allOf, anyOf, type QueryNode, type WordNode } from './nodes';
import list from './synonyms.json';
import { wordsOf } from './words';

const SYNONYMS = new Map(Object.entries(list));
const LONGEST_ROW = Math.max(...[...SYNONYMS.keys()].map((key) => wordsOf(key).length));
/** Names often have "&" for it, which is no word. */
export const AND_WORD = 'and';
/** Of the words before and behind it so many are tried. */
const MOST_NEIGHBORS = 3;

/** The tree with bare words beside their synonyms; what is quoted, wildcards and fuzzy words mean just what they say. */
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

/** Terms that must hold together: of words side by side each has synonyms, and so may all of them. */
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

/** The most words at the beginning, two at least, that have synonyms together; none when none have. */
function longestRow(nodes: QueryNode[]): WordNode[] {
  const row = wordsAhead(nodes);
  while (row.length > 1 && synonymsOf(row).length === 0) row.pop();
  return row.length > 1 ? row : [];
}

/** The words at the beginning that stand side by side, all of one field. */
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

/** What the middle one of `a and b` finds beside itself: the two side by side, as in "A & B". */
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

/** The words, in the field of another, that a node is or that are alternatives in it. */
function wordsOfAny(node: QueryNode | undefined, { field }: WordNode): string[] {
  const nodes = node?.kind === 'or' ? node.children : node === undefined ? [] : [node];
  const words = nodes.flatMap((each) => (each.kind === 'word' && each.field === field ? each.word : []));
  return words.slice(0, MOST_NEIGHBORS);
}

/** What is found beside the words together. */
function synonymsOf(row: WordNode[]): QueryNode[] {
  const [first] = row;
  if (first === undefined) return [];
  const synonyms = SYNONYMS.get(row.map(({ word }) => word).join(' ')) ?? [];
  return synonyms.flatMap((text) => synonymTerms(text, first));
}

/** A word or a phrase as the list has it; `name:mt` is one in names alone, and none of what is asked of another field. */
function synonymTerms(text: string, asked: WordNode): QueryNode[] {
  const [, named, said = ''] = /^(?:(\w+):)?(.*)$/.exec(text) ?? [];
  if (named !== undefined && asked.field !== undefined && asked.field !== named) return [];
  const placed = { field: named ?? asked.field, at: asked.at, isSynonym: true } as const;
  const words = wordsOf(said);
  const [word = '', ...more] = words;
  return [more.length === 0 ? { kind: 'word', word, ...placed } : { kind: 'phrase', words, ...placed }];
}
