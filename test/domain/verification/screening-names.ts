/** Generates names for the measurement of screening. The same seed makes the same names. */
import { type SanctionedName } from '../../../domain/imports/sdn';

const ONSETS = [
  'b',
  'd',
  'f',
  'g',
  'h',
  'k',
  'kh',
  'l',
  'm',
  'n',
  'p',
  'q',
  'r',
  's',
  'sh',
  't',
  'v',
  'y',
  'z',
  '',
];
const VOWELS = ['a', 'a', 'e', 'i', 'o', 'u', 'ei', 'ou'];
const CODAS = ['', '', '', 'l', 'm', 'n', 'r', 's', 'd', 'k'];
const KINDS = [
  'Trading Company',
  'Shipping Lines',
  'Islamic Foundation',
  'Relief Society',
  'International Bank',
  'General Trading LLC',
  'Petrochemical Group',
  'Charitable Association',
  'Aviation Services',
  'Research Center',
  'Investment Holding',
  'Engineering Co',
];
const PLACES = ['of Eastern', 'of Greater', 'of Upper', 'of Northern', 'of'];
const CAUSES = [
  'Community Foundation',
  'Baptist Church',
  'Historical Society',
  'Youth Soccer League',
  'Public Library Friends',
  'Animal Rescue',
  'Family Charitable Trust',
  'Volunteer Fire Department',
  'Music Boosters',
  'Research Center',
  'Relief Fund',
  'International Ministries',
];

/** A generator of numbers below `limit` that depends on the seed alone (mulberry32). */
export function createRandom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

function pick(random: (limit: number) => number, from: readonly string[]): string {
  return from[random(from.length)] ?? '';
}

function inventWord(random: (limit: number) => number): string {
  const syllables = 2 + random(3);
  let word = '';
  for (let index = 0; index < syllables; index += 1)
    word += pick(random, ONSETS) + pick(random, VOWELS) + pick(random, CODAS);
  return word;
}

/** Invents a list: persons, and organizations of some kind. */
export function inventList(names: number): SanctionedName[] {
  const random = createRandom(1);
  const given = Array.from({ length: 800 }, () => inventWord(random));
  return Array.from({ length: names }, (_, index) => {
    const isPerson = random(2) === 0;
    const name = isPerson
      ? `${inventWord(random)}, ${pick(random, given)} ${pick(random, given)}`
      : `${inventWord(random)} ${random(3) === 0 ? `${inventWord(random)} ` : ''}${random(3) === 0 ? pick(random, KINDS) : inventWord(random)}`;
    return {
      uid: String(index + 1),
      name: name.toUpperCase(),
      kind: isPerson ? ('individual' as const) : ('entity' as const),
      programs: ['BENCH'],
      isAlias: false,
    };
  });
}

/** Invents the names of organizations. */
export function inventOrganizations(count: number): string[] {
  const random = createRandom(2);
  // Real names repeat their words: half a million have about this many.
  const words = Array.from({ length: 100_000 }, () => inventWord(random));
  const word = () => pick(random, words);
  return Array.from(
    { length: count },
    () =>
      `${word()} ${random(2) === 0 ? word() : ''} ${pick(random, CAUSES)} ${pick(random, PLACES)} ${word()}`,
  );
}

/** Misspells a name a little: two neighboring letters of its longest word change places. */
export function misspell(name: string): string {
  const longest = name.split(' ').reduce((best, word) => (word.length > best.length ? word : best), '');
  const swapped = `${longest.slice(0, 2)}${longest[3] ?? ''}${longest[2] ?? ''}${longest.slice(4)}`;
  return name.replace(longest, swapped);
}
