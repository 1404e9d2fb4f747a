/** Scores how well the words of a document match a query, 0 to 1. */
import { type IndexedWord } from '../index/tokens';
import { lettersOf } from '../language/fields';
import { type QueryNode } from '../language/nodes';
import { NEUTRAL } from './entity-factors';

/** Returns the words of a document's field, by the field's letter. */
export type WordsIn = (letter: string) => readonly string[];

/** The weight of a word in the field with that letter. */
const FIELD_WEIGHTS: Readonly<Record<string, number>> = {
  n: 1,
  e: 1,
  t: 0.7,
  k: 0.5,
  c: 0.6,
  p: 0.5,
  d: 0.45,
  g: 0.45,
};
const BY_WEIGHT = Object.entries(FIELD_WEIGHTS)
  .sort(([, a], [, b]) => b - a)
  .map(([letter]) => letter);
/** If a word does not match literally, its score is multiplied by one of these factors. */
const SYNONYM = 0.8;
const NEAR_WORD = 0.8;
const WILDCARD = 0.9;
/** The weight of the name's coverage, which is the share of its words that match the query. */
export const WHOLE_NAME = 0.25;
/** The weight of the best alternative. The mean of all alternatives has the remaining weight. */
const BEST_OF_ANY = 0.8;

/** Returns the text score of a document for a query. Returns neutral if the query has no words. */
export function textScore(node: QueryNode, words: WordsIn, expanded: Map<QueryNode, IndexedWord[]>): number {
  const matched = new Set<string>();
  const score = scoreNode(node, { words, expanded, matched });
  if (score === undefined) return NEUTRAL;
  return (1 - WHOLE_NAME) * score + WHOLE_NAME * coverage(words, matched);
}

interface Scoring {
  words: WordsIn;
  /** The words that wildcards and fuzzy words match. */
  expanded: Map<QueryNode, IndexedWord[]>;
  /** Words of the document that match the query. */
  matched: Set<string>;
}

/** Returns undefined for nodes without words, and for NOT. */
function scoreNode(node: QueryNode, scoring: Scoring): number | undefined {
  switch (node.kind) {
    case 'and':
    case 'or': {
      let [sum, best, count] = [0, 0, 0];
      for (const child of node.children) {
        const score = scoreNode(child, scoring);
        if (score === undefined) continue;
        sum += score;
        best = Math.max(best, score);
        count += 1;
      }
      if (count === 0) return undefined;
      const mean = sum / count;
      return node.kind === 'and' ? mean : BEST_OF_ANY * best + (1 - BEST_OF_ANY) * mean;
    }
    case 'word':
      return bestField([node.word], node.field, scoring) * (node.isSynonym === true ? SYNONYM : 1);
    case 'phrase':
      return bestField(node.words, node.field, scoring) * (node.isSynonym === true ? SYNONYM : 1);
    case 'wildcard':
    case 'fuzzy':
      return bestExpanded(node, scoring) * (node.kind === 'fuzzy' ? NEAR_WORD : WILDCARD);
    default:
      return undefined;
  }
}

/** Returns the weight of the best field that has all the words. */
function bestField(wanted: string[], field: string | undefined, { words, matched }: Scoring): number {
  const letters = field === undefined ? BY_WEIGHT : lettersOf(field);
  const best = letters.find((letter) => wanted.every((word) => words(letter).includes(word)));
  if (best === undefined) return 0;
  for (const word of wanted) matched.add(word);
  return FIELD_WEIGHTS[best] ?? 0;
}

function bestExpanded(node: QueryNode, { words, expanded, matched }: Scoring): number {
  // A fuzzy word can match hundreds of words, so each field becomes a set here.
  const own = new Map<string, ReadonlySet<string>>();
  let best = 0;
  for (const { letter, word } of expanded.get(node) ?? []) {
    const weight = FIELD_WEIGHTS[letter] ?? 0;
    if (weight < best) continue;
    const inField = own.get(letter) ?? new Set(words(letter));
    own.set(letter, inField);
    if (!inField.has(word)) continue;
    best = weight;
    matched.add(word);
  }
  return best;
}

/** Returns the share of a name's distinguishing words that match the query. */
function coverage(words: WordsIn, matched: Set<string>): number {
  if (matched.size === 0) return 0;
  const telling = tellingWords(words('n'));
  if (telling.length === 0) return 0;
  return telling.filter((word) => matched.has(word)).length / telling.length;
}

/** Words that do not distinguish names. */
const SILENT_WORDS = new Set([
  'inc',
  'incorporated',
  'corp',
  'corporation',
  'co',
  'ltd',
  'the',
  'of',
  'and',
  'a',
]);

/** Returns the distinct words of a name that distinguish it from other names. */
export function tellingWords(name: readonly string[]): string[] {
  return name.filter((word, index) => !SILENT_WORDS.has(word) && name.indexOf(word) === index);
}
