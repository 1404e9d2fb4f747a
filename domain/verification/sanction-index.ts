/**
 * Finds the listed names that resemble a name. Finds exactly the names that a comparison with every listed
 * name would find, but compares only candidates. See docs/rules/verification.md.
 */
import { type ComparableName, similarityOf } from './name-similarity';
import { highestSimilarity, lettersOf, type Shape, Vocabulary } from './name-words';
import { toScreened } from './screened-name';

/** A listed name that is at least this similar to a name is a hit. */
export const SCREENING_SIMILARITY = 0.75;
/** Similarities are rounded to two decimals, so an exact value slightly below the limit may still be a hit. */
const ROUNDING = 0.005;
const LEAST = SCREENING_SIMILARITY - ROUNDING;

type Prepared = ComparableName & Shape;

type Listed<Name> = Prepared & { name: Name };

export type SimilarName<Name> = Name & { similarity: number };

/** A searchable index of the listed names. */
export class SanctionIndex<Name extends { name: string }> {
  readonly #listed: Listed<Name>[] = [];
  readonly #vocabulary = new Vocabulary(LEAST);
  /** The positions of the names, by each word and by adjacent words written as one. */
  readonly #byWord = new Map<string, number[]>();
  readonly #byJoin = new Map<string, number[]>();
  /** The number of the last search that compared each name. So no search compares a name twice. */
  #seen = new Uint32Array(0);
  #searches = 0;

  add(name: Name): void {
    const prepared = prepare(name.name);
    const place = this.#listed.push({ ...prepared, name }) - 1;
    for (const word of prepared.words) {
      this.#vocabulary.add(word);
      push(this.#byWord, word, place);
    }
    for (const { text } of prepared.joins) push(this.#byJoin, text, place);
  }

  /** Returns the listed names that resemble the name. The most similar one comes first. */
  find(name: string): SimilarName<Name>[] {
    if (this.#seen.length !== this.#listed.length) this.#seen = new Uint32Array(this.#listed.length);
    this.#searches += 1;
    const given = prepare(name);
    const hits: SimilarName<Name>[] = [];
    for (const place of this.#joined(given)) this.#look(place, given, false, hits);
    for (const word of given.words) {
      for (const near of this.#vocabulary.findSimilar(word)) {
        for (const place of this.#byWord.get(near) ?? []) this.#look(place, given, true, hits);
      }
    }
    return hits.sort((left, right) => right.similarity - left.similarity);
  }

  /**
   * Returns the names that split a word of the given name, or join two of its words. Every other hit has a similar
   * word, because two names cannot be more similar than their most similar words.
   */
  #joined({ words, joins }: Prepared): number[] {
    return [
      // A mutant survives: no name is listed at that place
      ...words.flatMap((word) => this.#byJoin.get(word) ?? []),
      // A mutant survives: no name is listed at that place
      ...joins.flatMap(({ text }) => this.#byWord.get(text) ?? []),
    ];
  }

  #look(place: number, given: Prepared, mayBound: boolean, hits: SimilarName<Name>[]): void {
    if (this.#seen[place] === this.#searches) return;
    this.#seen[place] = this.#searches;
    const listed = this.#listed[place];
    // A mutant survives: every place has a listed name
    if (listed === undefined || (mayBound && highestSimilarity(given, listed) < LEAST)) return;
    const similarity = similarityOf(given, listed);
    if (similarity >= SCREENING_SIMILARITY) hits.push({ ...listed.name, similarity });
  }
}

function prepare(name: string): Prepared {
  const comparable = toScreened(name);
  // A mutant survives: lengths end comparisons early, which only saves time
  const lengths = comparable.words.map(({ length }) => length);
  return {
    ...comparable,
    lengths,
    letters: comparable.words.map(lettersOf),
    size: lengths.reduce((sum, length) => sum + length, 0),
  };
}

function push(map: Map<string, number[]>, key: string, place: number): void {
  const places = map.get(key);
  if (places === undefined) map.set(key, [place]);
  else if (places.at(-1) !== place) places.push(place);
}
