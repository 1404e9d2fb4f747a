/**
 * Writes names in the letters of a bank file. Accents are dropped, and letters of the Greek and Cyrillic alphabets are
 * replaced by Latin ones. Signs that the format lacks become the nearest sign, or a space. A letter without a Latin form
 * is refused, because a name with missing letters may fail the bank's comparison with the account's holder.
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

/** Each entry is a small letter and what replaces it. Letters with accents are not listed: they lose the accent first. */
const LETTERS = new Map<string, string>(
  readPairs(
    'ßss æae œoe øo đd ðd þth łl ıi ŋn ħh ŧt əe ĸk ' +
      'αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo ' +
      'аa бb вv гg дd еe жzh зz иi йy кk лl мm нn оo пp рr сs тt уu фf хh цts чch шsh щsht ъa ыy ь эe юyu яya ' +
      'іi єye ґg ђdj јj љlj њnj ћc џdz',
  ),
);

/** The signs that one or both formats lack. The first replacement that a format has is taken. */
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

/** Returns the name in the format's letters, cut at `length`. Throws if nothing readable would be left of it. */
export function toLetters(name: string, alphabet: Alphabet, length: number): string {
  const plain = [...name.normalize('NFC')].map((character) => replace(character, alphabet)).join('');
  const text = plain.replace(/ +/g, ' ').trim().slice(0, length).trim();
  if (!/[A-Za-z0-9]/.test(text)) throw new BankFileError('the name has no letter that the format can write');
  return text;
}

/** Returns true if the text can stand in the format as it is. */
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
