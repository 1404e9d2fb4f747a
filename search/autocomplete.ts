/** While a user types, suggests categories with their counts, and names that contain the typed words. */
import { askEngine, type EngineSearch } from './engine/multi-search';
import { categoryCounts } from './category-counts';
import { CATEGORIES } from '../domain/imports/categories';
import { type EntityType } from '../domain/search/entity';
import { type IndexedDocument } from './index/documents';
import { indexText } from './index/tokens';
import { AND_WORD } from './language/synonyms';
import { wordsOf } from './language/words';
import { readShown } from './index/shown';
import { type SearchEngine } from './engine/typesense';

export type Suggestion =
  { text: string; type: 'category'; count: number } | { text: string; type: EntityType; id: string };

const MOST_SUGGESTIONS = 10;
const MOST_CATEGORIES = 3;
/** Typesense corrects typing errors only in words of at least this length. */
const TYPO_LETTERS = 4;

/** Returns up to ten suggestions for a typed text. A text without a letter or digit gets none. */
export async function autocomplete(engine: SearchEngine, typed: string): Promise<Suggestion[]> {
  const words = withoutAnd(typed);
  if (words.length === 0) return [];
  const categories = categoriesLike(words).slice(0, MOST_CATEGORIES);
  const [[names], counts] = await Promise.all([
    askEngine<IndexedDocument>(engine, [nameSearch(words)]),
    categories.length === 0 ? undefined : categoryCounts(engine),
  ]);
  const suggested = categories.map((text) => ({
    text,
    type: 'category' as const,
    count: counts?.get(text) ?? 0,
  }));
  const named = (names?.hits ?? []).map(({ document }) => {
    const { name, type, id } = readShown(document.shown);
    return { text: name, type, id };
  });
  return [...suggested.filter(({ count }) => count > 0), ...named].slice(0, MOST_SUGGESTIONS);
}

function nameSearch(words: string[]): EngineSearch {
  return {
    q: indexText(words),
    query_by: 'text_n',
    prefix: 'true',
    num_typos: '1',
    min_len_1typo: TYPO_LETTERS,
    drop_tokens_threshold: 0,
    typo_tokens_threshold: 1,
    // Thousands of words can begin with a single letter. Typesense tries at most 50 of them.
    max_candidates: 50,
    per_page: MOST_SUGGESTIONS,
    include_fields: 'shown',
    highlight_fields: 'none',
    highlight_full_fields: 'none',
    sort_by: '_text_match:desc,rank_0:desc',
  };
}

/** Removes "and", because a name may have "&" instead. Keeps a final "and" that the user may still be typing. */
function withoutAnd(typed: string): string[] {
  const words = wordsOf(typed);
  const whole = typed.endsWith(' ') ? words.length : words.length - 1;
  return words.filter((word, index) => word !== AND_WORD || index >= whole);
}

/** Finds categories in which every typed word is the beginning of a word. */
function categoriesLike(words: string[]): string[] {
  return CATEGORIES.filter((category) => {
    const own = wordsOf(category);
    return words.every((word) => own.some((each) => each.startsWith(word)));
  });
}
