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
  TECH: 'TECHNICAL',
  TECHNOLOGY: 'TECHNICAL',
  DEV: 'DEVELOPMENT',
  CONSTR: 'CONSTRUCTION',
  MGMT: 'MANAGEMENT',
  GOVT: 'GOVERNMENT',
  BROS: 'BROTHERS',
  ORG: 'ORGANIZATION',
  ORGANISATION: 'ORGANIZATION',
  NO: 'NUMBER',
  CORPORATION: 'CORP',
  COMPANY: 'CO',
};

/** Adjacent words of a name, written as one. */
interface Join {
  text: string;
  /** The positions of the first and the last word. */
  first: number;
  last: number;
}

/** A name, prepared for comparisons. */
export interface ComparableName {
  /** The distinctive words, in the order of the name. */
  words: string[];
  /** Two or three adjacent words, joined. "GULF STAR" counts as "GULFSTAR". */
  joins: Join[];
}

/** Returns the words that distinguish a name, short forms in full. If no word is distinctive, returns all words. */
export function distinctiveWords(all: string[], ignored: ReadonlySet<string> = NO_WORDS): string[] {
  const words = all
    .map((word) => SHORT_FORMS[word] ?? word)
    .filter((word) => !STOP_WORDS.has(word) && !ignored.has(word));
  return words.length > 0 ? words : all;
}

const NO_WORDS: ReadonlySet<string> = new Set();

/** At most this many words may be written as one. */
const MOST_JOINED = 3;

export function comparableOf(words: string[]): ComparableName {
  const joins: Join[] = [];
  for (let first = 0; first < words.length; first += 1) {
    for (let last = first + 1; last < Math.min(first + MOST_JOINED, words.length); last += 1)
      joins.push({ text: words.slice(first, last + 1).join(''), first, last });
  }
  return { words, joins };
}

/** Prepares a name. */
function toComparable(name: string): ComparableName {
  return comparableOf(distinctiveWords(wordsOfName(name)));
}

/**
 * Returns the similarity of two names, from 0 to 1 with two decimals. Ignores word order, legal forms and
 * articles. Tolerates typing errors, and words that are joined or split.
 */
export function nameSimilarity(given: string, registered: string): number {
  return similarityOf(toComparable(given), toComparable(registered));
}

/** Returns the distinctive words of a name that are like no word of another name. */
export function findForeignWords(given: string, other: string): string[] {
  const [name, compared] = [toComparable(given), toComparable(other)];
  return name.words.filter((_, index) => bestFit(name, index, compared) === 0);
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

/** Returns true if one name has the word joined and the other name has it split. */
function isJoined(name: ComparableName, index: number, other: ComparableName): boolean {
  const word = name.words[index] ?? '';
  return (
    other.joins.some(({ text }) => text === word) ||
    name.joins.some(({ text, first, last }) => first <= index && index <= last && other.words.includes(text))
  );
}

/** Words that are less similar than this count as different words. */
export const LEAST_WORD_SIMILARITY = 0.6;

/** Returns the similarity of two words from 0 to 1. A similarity below LEAST_WORD_SIMILARITY counts as 0. */
function wordSimilarity(left: string, right: string): number {
  if (left === right) return 1;
  const longest = Math.max(left.length, right.length);
  const most = Math.ceil((1 - LEAST_WORD_SIMILARITY) * longest);
  // A mutant survives: such words are not similar; this only saves time
  if (Math.abs(left.length - right.length) > most) return 0;
  const similarity = 1 - editDistance(left, right) / longest;
  return similarity >= LEAST_WORD_SIMILARITY ? similarity : 0;
}
