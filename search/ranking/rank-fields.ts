/**
 * What the engine sorts candidates by: the points that are known before anybody asks, and for a query of so many words
 * those of a name that has all of them. So the engine's order is nearly that of the scores.
 */
import { wordsOf } from '../language/words';
import { type EntityFactors } from './entity-factors';
import { tellingWords, WHOLE_NAME } from './text-score';
import { WEIGHTS } from './weights';

const MOST_WORDS = 3;
/** Of a point: whole numbers are read sooner. */
const PARTS = 10_000;

/** The field for queries of so many words. */
export function rankField(words: number): string {
  return `rank_${Math.min(words, MOST_WORDS)}`;
}

const COUNTS = Array.from({ length: MOST_WORDS + 1 }, (_, words) => words);
export const RANK_FIELDS = COUNTS.map(rankField);

/** Each rank field of an entity. */
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
