/**
 * What others call what a query asks for. The list is `synonyms.json`: a word, or several in a row → words or phrases
 * found beside it.
 */
import { allOf, anyOf, type QueryNode, type WordNode } from './nodes';
import list from './synonyms.json';
import { wordsOf } from './words';

const SYNONYMS = new Map(Object.entries(list));
const LONGEST_ROW = Math.max(...[...SYNONYMS.keys()].map((key) => wordsOf(key).length));
/** As often written "&", which is no word. */
export const AND = 'and';

/** The tree with bare words beside their synonyms; phrases, wildcards and fuzzy words mean just what they say. */
export function expandSynonyms(node: QueryNode): QueryNode {
  switch (node.kind) {
    case 'and':
      return allOf(expandRows(node.children));
    case 'or':
      return anyOf(node.children.map(expandSynonyms));
    case 'not':
      return { ...node, child: expandSynonyms(node.child) };
    case 'word':
      return anyOf([node, ...synonymsOf([node])]);
    default:
      return node;
  }
}

/** Terms that must hold together: of words in a row, each has synonyms, and so may all of them. */
function expandRows(nodes: QueryNode[]): QueryNode[] {
  const each = nodes.map((node, at) =>
    anyOf([expandSynonyms(node), ...ampersand(nodes.slice(Math.max(at - 1, 0), at + 2))]),
  );
  const expanded: QueryNode[] = [];
  for (let at = 0; at < nodes.length;) {
    const row = longestRow(nodes.slice(at, at + LONGEST_ROW));
    const next = at + Math.max(row.length, 1);
    expanded.push(anyOf([allOf(each.slice(at, next)), ...(row.length > 0 ? synonymsOf(row) : [])]));
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

/** The words that a row begins with, all of one field. */
function wordsAhead(nodes: QueryNode[]): WordNode[] {
  const words: WordNode[] = [];
  for (const node of nodes) {
    if (node.kind !== 'word' || node.field !== (words[0] ?? node).field) break;
    words.push(node);
  }
  return words;
}

/** What the middle one of `a and b` finds beside itself: the two side by side, as in "A & B". */
function ampersand(around: QueryNode[]): QueryNode[] {
  const [before, and, after] = wordsAhead(around);
  if (before === undefined || and?.word !== AND || after === undefined) return [];
  return [{ kind: 'phrase', words: [before.word, after.word], field: and.field, at: and.at }];
}

/** What is found beside the words together. */
function synonymsOf(row: WordNode[]): QueryNode[] {
  const [first] = row;
  const synonyms = SYNONYMS.get(row.map(({ word }) => word).join(' ')) ?? [];
  return synonyms.map((text) => synonymTerm(text, first?.field, first?.at));
}

function synonymTerm(text: string, field: string | undefined, at: number | undefined): QueryNode {
  const words = wordsOf(text);
  const [word = '', ...more] = words;
  return more.length === 0
    ? { kind: 'word', word, field, at, isSynonym: true }
    : { kind: 'phrase', words, field, at, isSynonym: true };
}
