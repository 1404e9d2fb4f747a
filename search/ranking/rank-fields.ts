/**
 * Computes the fields that Typesense sorts candidates by. For example, queries of two words use `rank_2`. This field
 * estimates the score of an entity whose name has both words. So Typesense's order is close to the exact order.
 */
import { wordsOf } from '../language/words';
import { type EntityFactors } from './entity-factors';
import { tellingWords, WHOLE_NAME } from './text-score';
import { WEIGHTS } from './factor-weights';

const MOST_WORDS = 3;
/** Points are stored in ten-thousandths, because Typesense reads whole numbers faster. */
const PARTS = 10_000;

/** Returns the field for queries of this many words. */
export function rankField(words: number): string {
  return `rank_${Math.min(words, MOST_WORDS)}`;
}

const COUNTS = Array.from({ length: MOST_WORDS + 1 }, (_, words) => words);
export const RANK_FIELDS = COUNTS.map(rankField);

/** Returns the value of each rank field of an entity. */
export function rankFields(
  name: string,
  { behavior, quality, social }: EntityFactors,
): Record<string, number> {
  const points = WEIGHTS.behavior * behavior + WEIGHTS.quality * quality + WEIGHTS.social * social;
  const length = Math.max(1, tellingWords(wordsOf(name)).length);
  return Object.fromEntries(
    COUNTS.map((words) => {
      const coverage = Math.min(1, words / length);
      return [rankField(words), Math.round(PARTS * (points + WEIGHTS.text * WHOLE_NAME * coverage))];
    }),
  );
}
