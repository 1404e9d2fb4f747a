/** Splits texts into words. Queries and the index use the same rules, so that their words always match. */

const LONGEST_WORD = 100;

/** Plain forms of letters that Unicode does not decompose. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/**
 * Returns the words of a text in order, in lower case and without diacritics and apostrophes. Every other
 * character that is not a letter or a digit separates words. An EIN written 12-3456789 is one word.
 */
export function wordsOf(text: string): string[] {
  if (isPlain(text) && text.length <= LONGEST_WORD) return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const words = ASCII.test(text)
    ? text
        .replace(APOSTROPHES, '')
        .toLowerCase()
        .replace(EIN, '$1$2')
        .match(/[a-z0-9]+/g)
    : plainLetters(text)
        .replace(EIN, '$1$2')
        .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).map((word) =>
    word.length <= LONGEST_WORD ? word : [...word].slice(0, LONGEST_WORD).join(''),
  );
}

const EIN = /\b(\d{2})-(\d{7})\b/g;
/** Matches the apostrophes of ASCII texts, which `wordsOf` ignores. */
export const APOSTROPHES = /['`]+/g;
/** Most texts are pure ASCII. Splitting an ASCII text takes a third of the time that other texts need. */
export const ASCII = /^[\p{ASCII}]*$/u;

/**
 * Returns true if a text has only plain letters, digits and punctuation. Such a text needs only lower case before it is
 * split.
 */
export function isPlain(text: string): boolean {
  return PLAIN.test(text);
}

const PLAIN = /^[A-Za-z0-9 .,&/()]*$/;

function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’ʼ‘`´]+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}
