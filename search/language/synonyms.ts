/** Words that also find what others call it. The list is `synonyms.json`: word → words or phrases found beside it. */
import { anyOf, type QueryNode } from './nodes';
import list from './synonyms.json';
import { wordsOf } from './words';

const SYNONYMS = new Map(Object.entries(list));

/** The tree with every bare word beside its synonyms; phrases, wildcards and fuzzy words mean just what they say. */
export function expandSynonyms(node: QueryNode): QueryNode {
  switch (node.kind) {
    case 'and':
    case 'or':
      return { ...node, children: node.children.map(expandSynonyms) };
    case 'not':
      return { ...node, child: expandSynonyms(node.child) };
    case 'word': {
      const synonyms = SYNONYMS.get(node.word) ?? [];
      return anyOf([node, ...synonyms.map((text) => synonymTerm(text, node.field, node.at))]);
    }
    default:
      return node;
  }
}

function synonymTerm(text: string, field: string | undefined, at: number | undefined): QueryNode {
  const words = wordsOf(text);
  const [word = '', ...more] = words;
  return more.length === 0
    ? { kind: 'word', word, field, at, isSynonym: true }
    : { kind: 'phrase', words, field, at, isSynonym: true };
}
