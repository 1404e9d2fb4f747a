/** Which of all that match are ranked first, as the engine can tell: those whose names have the words that are asked for. */
import { indexWord } from '../index-words';
import { type QueryNode } from '../language/nodes';
import { wordsOf } from '../language/words';

/** So many words, and lists of them, are looked for in names. */
const MOST_WORDS = 8;
const MOST_LISTS = 4;
/** So many words at the end may name a place: `food bank las vegas`. */
const PLACE_WORDS = [1, 2];

/** Words that a name may have, all of one list. */
export function nameWords(query: QueryNode): string[][] {
  const nodes = query.kind === 'and' ? query.children : [query];
  const lists = nodes.reduce<string[][]>(
    (before, node) => {
      const alternatives = alternativesOf(node);
      if (alternatives.length === 0 || before.length * alternatives.length > MOST_LISTS) return before;
      return before.flatMap((words) => alternatives.map((more) => [...words, ...more]));
    },
    [[]],
  );
  return lists.map((words) => words.slice(0, MOST_WORDS));
}

/** The words of a term, and of each of several; of a word and its synonyms, the word alone. None for what has no words. */
function alternativesOf(node: QueryNode): string[][] {
  if (node.kind === 'word') return [[node.word]];
  if (node.kind === 'phrase') return [node.words];
  if (node.kind !== 'or') return [];
  const asked = node.children.filter((child) => !('isSynonym' in child && child.isSynonym === true));
  const alternatives = asked.map(alternativesOf);
  return alternatives.every((each) => each.length > 0) ? alternatives.flat() : [];
}

/** Whether a name has all the words. */
export function isNamed(name: string, words: string[]): boolean {
  const own = new Set(wordsOf(name));
  return words.every((word) => own.has(word));
}

/** Documents first that have all words of one of the lists in their name. */
export function namedFirst(lists: string[][]): string[] {
  return anyFirst(lists.filter((words) => words.length > 0).map((words) => nameTest(words, 0)));
}

/** Documents first that have the words in their name but for the last, and those in their place. */
export function placedFirst(words: string[]): string[] {
  return anyFirst(PLACE_WORDS.filter((count) => count < words.length).map((count) => nameTest(words, count)));
}

function anyFirst(tests: string[]): string[] {
  return tests.length === 0 ? [] : [`_eval(${tests.join(' || ')}):desc`];
}

function nameTest(words: string[], placeWords: number): string {
  const tokens = words.map((word, index) => indexWord(index < words.length - placeWords ? 'n' : 'p', word));
  return `tokens:\`${tokens.join(' ')}\``;
}
