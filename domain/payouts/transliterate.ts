/**
 * Transliterates names into the alphabet of a bank file. Drops accents, and replaces Greek and Cyrillic letters by
 * Latin ones. Unsupported signs become the nearest sign, or a space. A letter without a Latin form is refused: if
 * letters were missing, the bank might not match the name with the account's holder.
 */
import { BankFileError } from './bank-file-error';

export type Alphabet = 'sepa' | 'nacha';

/** The Latin characters that all SEPA banks accept, and those that all ACH operators accept. */
const ALLOWED: Record<Alphabet, RegExp> = {
  sepa: /^[A-Za-z0-9/\-?:().,'+ ]*$/,
  nacha: /^[A-Z0-9 .&'()\-/]*$/,
};

const readPairs = (text: string) => text.split(' ').map((pair): [string, string] => splitPair(pair));

function charactersOf(text: string): string[] {
  return [...text];
}

function splitPair(pair: string): [string, string] {
  const [letter = '', ...latin] = pair;
  return [letter, latin.join('')];
}

/** Pairs of a lower-case letter and its replacement. Accented letters are missing: they lose the accent first. */
const LETTERS = new Map<string, string>(
  readPairs(
    'ßss æae œoe øo đd ðd þth łl ıi ŋn ħh ŧt əe ĸk ' +
      'αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo ' +
      'аa бb вv гg дd еe жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хh цts чch шsh щsht ъa ыy ь эe юyu яya ' +
      'іi єye ґg ђdj јj љlj њnj ћc џdz',
  ),
);

/** The replacements of signs that at least one format lacks, in order of preference. */
const SIGNS = new Map<string, string[]>([
  ...charactersOf('’‘‚`´ʹʼ“”„«»"').map((sign): [string, string[]] => [sign, ["'"]]),
  ...charactersOf('‐‑‒–—―−_~').map((sign): [string, string[]] => [sign, ['-']]),
  ...charactersOf('[{<').map((sign): [string, string[]] => [sign, ['(']]),
  ...charactersOf(']}>').map((sign): [string, string[]] => [sign, [')']]),
  ...charactersOf('\\|').map((sign): [string, string[]] => [sign, ['/']]),
  ['&', ['&', '+']],
  ['+', ['+', '&']],
  ['@', ['(at)', '(AT)']],
  ['€', ['EUR']],
  ['!', ['.']],
  [';', [',', ' ']],
  [',', [',', ' ']],
  ['ʻ', ["'"]],
]);

/** Transliterates a name and truncates it to `length`. Throws if no letter or digit is left. */
export function transliterate(name: string, alphabet: Alphabet, length: number): string {
  const plain = [...name.normalize('NFC')].map((character) => replace(character, alphabet)).join('');
  const text = plain.replace(/ +/g, ' ').trim().slice(0, length).trim();
  if (!/[A-Za-z0-9]/.test(text)) throw new BankFileError('the name has no letter that the format can write');
  return text;
}

/** Returns true if the format accepts the text unchanged. */
export function fitsAlphabet(text: string, alphabet: Alphabet): boolean {
  return ALLOWED[alphabet].test(text);
}

function replace(character: string, alphabet: Alphabet): string {
  const candidates = [character, ...listReplacements(character)];
  const cased = alphabet === 'nacha' ? candidates.map((text) => text.toUpperCase()) : candidates;
  const fitting = cased.find((text) => ALLOWED[alphabet].test(text));
  if (fitting !== undefined) return fitting;
  if (/[\p{L}\p{N}]/u.test(character)) {
    throw new BankFileError(`the letter "${character}" has no form in the format's alphabet`);
  }
  return /\p{M}/u.test(character) ? '' : ' ';
}

function listReplacements(character: string): string[] {
  const sign = SIGNS.get(character);
  if (sign !== undefined) return sign;
  const whole = toLatin(character);
  if (whole !== undefined) return [whole];
  const parts = [...character.normalize('NFKD').replace(/\p{M}/gu, '')];
  return parts.length === 0 ? [] : [parts.map((part) => toLatin(part) ?? part).join('')];
}

function toLatin(letter: string): string | undefined {
  const small = letter.toLowerCase();
  const latin = LETTERS.get(small);
  if (latin === undefined || small === letter) return latin;
  return latin.charAt(0).toUpperCase() + latin.slice(1);
}
