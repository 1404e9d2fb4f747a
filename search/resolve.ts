/**
 * Step 2 of a search: resolve. Looks up the words that a wildcard or fuzzy word matches, and the point of a place.
 * Corrects phrases of three or more words, because their word pairs can also match other texts.
 */
import { compilePairs, type PhraseCorrection, type Resolved } from './compile';
import { type IndexedWord, indexText } from './index/tokens';
import { countEdits } from './language/edits';
import { FIELDS, lettersOf } from './language/fields';
import {
  type FuzzyNode,
  type PhraseNode,
  QueryError,
  type QueryNode,
  walk,
  type WildcardNode,
} from './language/nodes';
import { findPlace } from './places/find-place';
import { askEngine, type EngineAnswer, type EngineSearch } from './engine/multi-search';
import { PHRASE_LETTERS } from './index/schema';
import { type SearchEngine } from './engine/typesense';

/** Looks up the words of the index. The caller provides them, because the words are in Postgres. */
export interface Vocabulary {
  /** Returns words that match a pattern with `*` and `?`. */
  like(pattern: string, letters: string[], limit: number): Promise<IndexedWord[]>;
  /** Returns up to `limit` words similar to `word`. Some may be more than `distance` edits away. */
  near(word: string, distance: number, letters: string[], limit: number): Promise<IndexedWord[]>;
}

/** The most words that a wildcard or fuzzy word may match. */
const MOST_WORDS = 2_000;
/** The most documents that a correction may list. */
const MOST_CORRECTED = 1_000;
const ENGINE_PAGE = 250;

/** Makes Typesense match exactly: no typing errors, no prefixes, no dropped words. */
const EXACT = {
  num_typos: '0',
  prefix: 'false',
  drop_tokens_threshold: 0,
  typo_tokens_threshold: 0,
  split_join_tokens: 'off',
} as const;

/** Resolves every node of a tree. Throws a QueryError for an unknown place and for a term that matches too many words. */
export async function resolveQuery(
  root: QueryNode,
  engine: SearchEngine,
  vocabulary: Vocabulary,
): Promise<Resolved> {
  const resolved: Resolved = { words: new Map(), places: new Map(), phrases: new Map() };
  const tasks: Promise<void>[] = [];
  walk(root, (node) => {
    if (node.kind === 'wildcard' || node.kind === 'fuzzy')
      tasks.push(resolveWords(node, vocabulary, resolved));
    if (node.kind === 'phrase' && node.words.length > 2) tasks.push(resolvePhrase(node, engine, resolved));
    if (node.kind === 'near') {
      tasks.push(
        findPlace(node.place).then((place) => {
          if (place === undefined) throw unknownPlace(node.place, node.at);
          resolved.places.set(node, place);
        }),
      );
    }
  });
  await Promise.all(tasks);
  return resolved;
}

function unknownPlace(text: string, at?: number): QueryError {
  const forms = 'coordinates ("39.74,-104.99"), city and state ("Denver, CO") or a ZIP code';
  return new QueryError(`unknown place "${text.slice(0, 60)}": use ${forms}`, at);
}

async function resolveWords(
  node: WildcardNode | FuzzyNode,
  vocabulary: Vocabulary,
  resolved: Resolved,
): Promise<void> {
  const letters = lettersOf(node.field);
  const words =
    node.kind === 'wildcard'
      ? await vocabulary.like(node.pattern, letters, MOST_WORDS + 1)
      : await nearWords(vocabulary, node, letters, MOST_WORDS + 1);
  if (words.length > MOST_WORDS) {
    const what = node.kind === 'wildcard' ? node.pattern : `${node.word}~${node.distance}`;
    throw new QueryError(`"${what}" matches more than ${MOST_WORDS} words: add letters`, node.at);
  }
  const isMeant = ({ word }: IndexedWord) =>
    node.kind === 'wildcard' || countEdits(node.word, word) <= node.distance;
  resolved.words.set(node, words.filter(isMeant));
}

/** Finds candidates near a word. Skips EINs for a word without digits, because most indexed words are EINs. */
export function nearWords(
  vocabulary: Vocabulary,
  { word, distance }: { word: string; distance: number },
  letters: string[],
  limit: number,
): Promise<IndexedWord[]> {
  const looked = /\d/.test(word) ? letters : letters.filter((letter) => letter !== FIELDS.ein.letter);
  return vocabulary.near(word, distance, looked, limit);
}

/**
 * A document may have the pairs "a b" and "b c" but not the phrase "a b c". A correction lists such false
 * matches, or all true matches.
 */
async function resolvePhrase(node: PhraseNode, engine: SearchEngine, resolved: Resolved): Promise<void> {
  if (!lettersOf(node.field).some((letter) => PHRASE_LETTERS.includes(letter))) {
    resolved.phrases.set(node, { only: [] });
    return;
  }
  const pairs = { q: '*', filter_by: compilePairs(node) };
  const phrase = { ...phraseSearch(node), filter_by: pairs.filter_by };
  const [all, exact] = await askEngine(
    engine,
    [pairs, phrase].map((search) => ({ ...search, per_page: 0 })),
  );
  const [allFound, exactFound] = [all?.found ?? 0, exact?.found ?? 0];
  if (allFound === exactFound) return;
  const correction = await correctPhrase(engine, phrase, pairs, { allFound, exactFound });
  if (correction === undefined) {
    throw new QueryError('this phrase is too common to match exactly: use fewer words', node.at);
  }
  resolved.phrases.set(node, correction);
}

function phraseSearch({ words, field }: PhraseNode): EngineSearch {
  const fields = lettersOf(field)
    .filter((letter) => PHRASE_LETTERS.includes(letter))
    .map((letter) => `text_${letter}`);
  return { ...EXACT, q: `"${indexText(words)}"`, query_by: fields.join(',') };
}

async function correctPhrase(
  engine: SearchEngine,
  phrase: EngineSearch,
  pairs: EngineSearch,
  { allFound, exactFound }: { allFound: number; exactFound: number },
): Promise<PhraseCorrection | undefined> {
  if (exactFound <= MOST_CORRECTED) return { only: await allIds(engine, phrase, exactFound) };
  const falseFound = allFound - exactFound;
  if (falseFound > MOST_CORRECTED) return undefined;
  return {
    without: await allIds(engine, { ...phrase, q: `-${phrase.q}`, filter_by: pairs.filter_by }, falseFound),
  };
}

async function allIds(engine: SearchEngine, search: EngineSearch, found: number): Promise<string[]> {
  const pages = Array.from({ length: Math.ceil(found / ENGINE_PAGE) }, (_, index) => ({
    ...search,
    include_fields: 'id',
    per_page: ENGINE_PAGE,
    page: index + 1,
  }));
  const answers: EngineAnswer<{ id: string }>[] = await askEngine(engine, pages);
  return answers.flatMap(({ hits }) => hits.map(({ document }) => document.id));
}
