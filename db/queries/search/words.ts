/**
 * Stores the words of the search index. Wildcards and fuzzy words are matched against them. Words are never
 * removed.
 */
import { type Database, runStatement, selectRows } from '../../database';
import { type SearchWordRow } from '../../tables/discovery';

export type FieldWord = SearchWordRow;

/** Adds words that are not stored yet. */
export async function keepWords(tx: Database, words: FieldWord[]): Promise<void> {
  if (words.length === 0) return;
  await runStatement(
    tx,
    `INSERT INTO search_words (letter, word) SELECT * FROM unnest($1::text[]::"char"[], $2::text[])
     ON CONFLICT DO NOTHING`,
    [words.map(({ letter }) => letter), words.map(({ word }) => word)],
  );
}

/** Returns up to `limit` words that match a LIKE pattern. */
export async function findWordsLike(
  db: Database,
  pattern: string,
  letters: string[],
  limit: number,
): Promise<FieldWord[]> {
  return selectRows<FieldWord>(
    db,
    `SELECT letter, word FROM search_words WHERE word LIKE $1 AND letter = ANY($2::text[]::"char"[]) LIMIT $3`,
    [pattern, letters, limit],
  );
}

/**
 * Finds up to `limit` words that differ from `word` by at most `distance` edits, nearest first. `distance` is
 * 1 or 2. An edit inserts, deletes or replaces a letter, or swaps two neighbouring letters. Levenshtein
 * counts a swap as two edits. So the query also compares with forms of the word in which one or two pairs of
 * neighbours are swapped. Some results may have more edits, so the caller must filter again.
 */
export async function findWordsNear(
  db: Database,
  { word, distance }: { word: string; distance: number },
  letters: string[],
  limit: number,
): Promise<FieldWord[]> {
  return selectRows<FieldWord>(
    db,
    `WITH swapped_once AS (${swapped('(VALUES ($1::text)) AS words(word)')}),
       swapped_twice AS (${swapped('swapped_once')})
     SELECT letter, word FROM search_words
     WHERE length(word) BETWEEN length($1) - $2::int AND length($1) + $2::int
       AND letter = ANY($3::text[]::"char"[])
       AND CASE least(levenshtein_less_equal(word, $1, $2::int + 1), $2::int + 2) - $2::int
         WHEN 1 THEN EXISTS (
           SELECT 1 FROM swapped_once AS form
           WHERE levenshtein_less_equal(search_words.word, form.word, $2::int - 1) <= $2::int - 1)
         WHEN 2 THEN $2::int = 2 AND word IN (SELECT word FROM swapped_twice)
         ELSE true END
     ORDER BY levenshtein_less_equal(word, $1, $2::int + 1), word, letter LIMIT $4`,
    [word, distance, letters, limit],
  );
}

/** Returns SQL for every form of the given words in which two neighbouring letters are swapped. */
function swapped(words: string): string {
  return `SELECT overlay(word PLACING reverse(substr(word, at, 2)) FROM at FOR 2) AS word
    FROM ${words}, generate_series(1, length(word) - 1) AS at`;
}
