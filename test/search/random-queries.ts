/** Queries made at random from the words of real documents, the same for the same seed. */
import { type QueryNode } from '../../search/language/nodes';
import synonyms from '../../search/language/synonyms.json';
import { wordsTerm } from '../../search/language/terms';
import { wordsOf } from '../../search/language/words';
import { type Subject } from './brute-force';

/** A small generator of numbers from 0 to 1 (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Makes random trees over the words, values and places of the subjects. */
export function queryMaker(subjects: Subject[], seed: number): () => QueryNode {
  const random = randomNumbers(seed);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new RangeError('there is nothing to pick');
    return item;
  };
  const texts = () => {
    const named = Object.entries(pick(subjects).texts).flatMap(([field, each]) =>
      each.filter((words) => words.length > 0).map((words) => ({ field, words })),
    );
    return pick(named);
  };
  const leaf = (): QueryNode => {
    const { field: own, words } = texts();
    const field = random() < 0.3 ? own : undefined;
    const word = pick(words);
    const kind = random();
    if (kind < 0.45) return { kind: 'word', word, field };
    if (kind < 0.65 && words.length > 1) {
      const length = Math.min(words.length, 2 + Math.floor(random() * 3));
      const from = Math.floor(random() * (words.length - length + 1));
      return { kind: 'phrase', words: words.slice(from, from + length), field };
    }
    if (kind < 0.72 && word.length > 3)
      return { kind: 'wildcard', pattern: wildcardOf(word, random()), field };
    if (kind < 0.77 && word.length > 4)
      return { kind: 'fuzzy', word: misspelt(word, random), distance: random() < 0.5 ? 1 : 2, field };
    // As people write: the words of a text in a row, and what they call it.
    if (kind < 0.82) return wordsTerm(words.slice(0, 4), field);
    if (kind < 0.85) return wordsTerm(pick(SYNONYM_ROWS), field);
    return valueLeaf(pick(subjects), random);
  };
  const tree = (depth: number): QueryNode => {
    const kind = random();
    if (depth === 0 || kind < 0.25) return leaf();
    if (kind < 0.4) return { kind: 'not', child: tree(depth - 1) };
    const children = Array.from({ length: 2 + Math.floor(random() * 2) }, () => tree(depth - 1));
    return { kind: kind < 0.7 ? 'and' : 'or', children };
  };
  return () => tree(1 + Math.floor(random() * 3));
}

const SYNONYM_ROWS = Object.keys(synonyms)
  .map(wordsOf)
  .filter((words) => words.length > 1);

function wildcardOf(word: string, number: number): string {
  if (number < 0.5) return `${word.slice(0, 3)}*`;
  if (number < 0.75) return `*${word.slice(-3)}`;
  return `${word.slice(0, 1)}?${word.slice(2)}`;
}

/** A word as it is, with two neighbours swapped, or with one letter more besides. */
function misspelt(word: string, random: () => number): string {
  const letters = [...word];
  const at = Math.floor(random() * (letters.length - 1));
  const kind = random();
  if (kind < 0.4) return word;
  const swapped = [...letters.slice(0, at), letters[at + 1], letters[at], ...letters.slice(at + 2)].join('');
  return kind < 0.7 ? swapped : `${swapped.slice(0, at)}e${swapped.slice(at)}`;
}

/** People cut the first word of a city short. */
function asPeopleWrite(city: string): string {
  return city.replace(/^Saint /, 'St. ').replace(/^(North|South|East|West) /, ([first]) => `${first ?? ''} `);
}

function valueLeaf({ entity, cities }: Subject, random: () => number): QueryNode {
  const kind = random();
  const { category, state, founded, latitude, longitude } = entity;
  const city = cities[Math.floor(random() * cities.length)];
  if (kind < 0.25 && category !== null) return { kind: 'term', field: 'category', value: category };
  if (kind < 0.4 && state !== null) return { kind: 'term', field: 'state', value: state };
  if (kind < 0.55 && city !== undefined) return { kind: 'term', field: 'city', value: asPeopleWrite(city) };
  if (kind < 0.75 && founded !== null) {
    return {
      kind: 'range',
      field: 'founded',
      gte: String(founded - 5),
      lt: String(founded + Math.floor(random() * 20)),
    };
  }
  if (latitude === null || longitude === null) return { kind: 'term', field: 'verified', value: 'false' };
  const miles = Math.floor(10 ** (1 + random() * 2));
  return { kind: 'near', place: `${latitude.toFixed(3)},${longitude.toFixed(3)}`, miles };
}
