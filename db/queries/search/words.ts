/** The words of the index, for what wildcards and fuzzy words stand for. A word stays when its last document goes. */
import { type Database, runStatement, selectRows } from '../../database';

export interface FieldWord {
  /** Which field: see search/language/fields. */
  letter: string;
  word: string;
}

/** Keeps words; those that are kept already stay. */
export async function keepWords(tx: Database, words: FieldWord[]): Promise<void> {
  if (words.length === 0) return;
  await runStatement(
    tx,
    `INSERT INTO search_words (letter, word) SELECT * FROM unnest($1::text[]::"char"[], $2::text[])
     ON CONFLICT DO NOTHING`,
    [words.map(({ letter }) => letter), words.map(({ word }) => word)],
  );
}

/** Words that fit a LIKE pattern, at most `limit`. */
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

/** Words at most so many insertions, deletions and substitutions from this one, at most `limit`, the nearest first. */
export async function findWordsNear(
  db: Database,
  { word, distance }: { word: string; distance: number },
  letters: string[],
  limit: number,
): Promise<FieldWord[]> {
  return selectRows<FieldWord>(
    db,
    `SELECT letter, word FROM search_words
     WHERE length(word) BETWEEN length($1) - $2::int AND length($1) + $2::int
       AND letter = ANY($3::text[]::"char"[]) AND levenshtein_less_equal(word, $1, $2::int) <= $2::int
     ORDER BY levenshtein_less_equal(word, $1, $2::int), word, letter LIMIT $4`,
    [word, distance, letters, limit],
  );
}
