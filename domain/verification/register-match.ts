/** Compares an organization's name with the register's name for the same EIN. */
import { wordsOfName } from '../names';

/** Two names that are at least this similar count as names of one organization. */
export const MATCHING_SIMILARITY = 0.85;

/** Words that do not distinguish organizations. */
const STOP_WORDS = new Set([
  'THE',
  'OF',
  'AND',
  'FOR',
  'A',
  'AN',
  'IN',
  'AT',
  'INC',
  'INCORPORATED',
  'LLC',
  'LTD',
  'CORP',
  'CO',
]);
const SHORT_FORMS: Readonly<Record<string, string>> = {
  ASSN: 'ASSOCIATION',
  ASSOC: 'ASSOCIATION',
  FDN: 'FOUNDATION',
  FNDN: 'FOUNDATION',
  CTR: 'CENTER',
  CENTRE: 'CENTER',
  SOC: 'SOCIETY',
  ST: 'SAINT',
  NATL: 'NATIONAL',
  INTL: 'INTERNATIONAL',
  UNIV: 'UNIVERSITY',
  CORPORATION: 'CORP',
};

/**
 * Returns the similarity of two names, from 0 to 1 with two decimals. Ignores word order, legal forms and
 * articles. Tolerates typing errors.
 */
export function nameSimilarity(given: string, registered: string): number {
  const [left, right] = [distinctiveWordsOf(given), distinctiveWordsOf(registered)];
  if (left.length === 0 || right.length === 0) return 0;
  const similarity = (coverage(left, right) + coverage(right, left)) / 2;
  return Math.round(similarity * 100) / 100;
}

/** Returns the share of the letters in `words` that match `others`. Each word counts with its best match. */
function coverage(words: string[], others: string[]): number {
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  const found = words.reduce((sum, word) => sum + word.length * bestFit(word, others), 0);
  return found / letters;
}

function bestFit(word: string, others: string[]): number {
  return Math.max(...others.map((other) => wordSimilarity(word, other)));
}

/** Words that are less similar than this count as different words. */
const LEAST_WORD_SIMILARITY = 0.6;

function wordSimilarity(left: string, right: string): number {
  if (left === right) return 1;
  const longest = Math.max(left.length, right.length);
  const similarity = 1 - editDistance(left, right) / longest;
  return similarity >= LEAST_WORD_SIMILARITY ? similarity : 0;
}

/** Counts inserted, deleted, replaced and swapped letters. This is the optimal string alignment distance. */
function editDistance(left: string, right: string): number {
  let before: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      const isSwap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      const ways = [
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        ...(isSwap && row > 1 && column > 1 ? [at(before, column - 2) + 1] : []),
      ];
      current.push(Math.min(...ways));
    }
    before = last;
    last = current;
  }
  return at(last, right.length);
}

function at(row: number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

/** Returns the distinctive words of a name. If no word is distinctive, returns all words. */
function distinctiveWordsOf(name: string): string[] {
  const words = wordsOfName(name);
  const distinctive = words.map((word) => SHORT_FORMS[word] ?? word).filter((word) => !STOP_WORDS.has(word));
  return distinctive.length > 0 ? distinctive : words;
}

export type RegisterOutcome =
  'match' | 'name_differs' | 'not_deductible' | 'not_found' | 'no_number' | 'no_register_for_country';

export interface RegisteredFacts {
  name: string;
  deductibility: string | null;
}

/** Compares an organization with its register entry. A reviewer handles every outcome except `match`. */
export function judgeRegistration(
  entity: { name: string; ein: string | null; country: string | null },
  found: RegisteredFacts | undefined,
): { outcome: RegisterOutcome; similarity: number | null } {
  if (entity.country !== null && entity.country !== 'US') {
    return { outcome: 'no_register_for_country', similarity: null };
  }
  if (entity.ein === null) return { outcome: 'no_number', similarity: null };
  if (found === undefined) return { outcome: 'not_found', similarity: null };
  const similarity = nameSimilarity(entity.name, found.name);
  if (similarity < MATCHING_SIMILARITY) return { outcome: 'name_differs', similarity };
  return { outcome: found.deductibility === 'yes' ? 'match' : 'not_deductible', similarity };
}
