/** Compares names of organizations and persons. The checks of registers, sanctions lists and payout accounts use it. */
import { wordsOfName } from '../names';
import { editDistance } from '../edit-distance';

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
  'LIMITED',
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
  INST: 'INSTITUTE',
  ENG: 'ENGINEERING',
  DEPT: 'DEPARTMENT',
  MFG: 'MANUFACTURING',
  SVCS: 'SERVICES',
  CORPORATION: 'CORP',
  COMPANY: 'CO',
};

/** A name, prepared for comparisons. */
export interface ComparableName {
  /** The distinctive words, in the order of the name. */
  words: string[];
  /** Each word joined to the next one. "GULF STAR" counts as "GULFSTAR". */
  joins: string[];
}

/** Prepares a name. If no word is distinctive, keeps all words. */
export function toComparable(name: string): ComparableName {
  const all = wordsOfName(name);
  const distinctive = all.map((word) => SHORT_FORMS[word] ?? word).filter((word) => !STOP_WORDS.has(word));
  const words = distinctive.length > 0 ? distinctive : all;
  return { words, joins: words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`) };
}

/**
 * Returns the similarity of two names, from 0 to 1 with two decimals. Ignores word order, legal forms and
 * articles. Tolerates typing errors, and words that are joined or split.
 */
export function nameSimilarity(given: string, registered: string): number {
  return similarityOf(toComparable(given), toComparable(registered));
}

/** Returns the similarity of two prepared names. */
export function similarityOf(left: ComparableName, right: ComparableName): number {
  if (left.words.length === 0 || right.words.length === 0) return 0;
  const similarity = (coverage(left, right) + coverage(right, left)) / 2;
  return Math.round(similarity * 100) / 100;
}

/** Returns the share of the letters in a name that match another name. Each word counts with its best match. */
function coverage(name: ComparableName, other: ComparableName): number {
  const letters = name.words.reduce((sum, word) => sum + word.length, 0);
  const found = name.words.reduce((sum, word, index) => sum + word.length * bestFit(name, index, other), 0);
  return found / letters;
}

function bestFit(name: ComparableName, index: number, other: ComparableName): number {
  const word = name.words[index] ?? '';
  if (isJoined(name, index, other)) return 1;
  return Math.max(...other.words.map((each) => wordSimilarity(word, each)));
}

/** Returns true if one name has the word joined and the other name has it split into two words. */
function isJoined(name: ComparableName, index: number, other: ComparableName): boolean {
  const joins = [name.joins[index - 1], name.joins[index]];
  return (
    other.joins.includes(name.words[index] ?? '') ||
    joins.some((join) => join !== undefined && other.words.includes(join))
  );
}

/** Words that are less similar than this count as different words. */
export const LEAST_WORD_SIMILARITY = 0.6;

/** Returns the similarity of two words from 0 to 1. A similarity below LEAST_WORD_SIMILARITY counts as 0. */
function wordSimilarity(left: string, right: string): number {
  if (left === right) return 1;
  const longest = Math.max(left.length, right.length);
  const most = Math.ceil((1 - LEAST_WORD_SIMILARITY) * longest);
  if (Math.abs(left.length - right.length) > most) return 0;
  const similarity = 1 - editDistance(left, right) / longest;
  return similarity >= LEAST_WORD_SIMILARITY ? similarity : 0;
}
