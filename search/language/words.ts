/** Splits texts into words. Queries and the index share these rules, so that they always match. */

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
 * The words of a text in order, in lower case and without diacritics and apostrophes. Any other character that is neither
 * letter nor digit separates words. An EIN written 12-3456789 is one word.
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
/** Apostrophes of ASCII texts. Words are the same with and without them. */
export const APOSTROPHES = /['`]+/g;
/** Most texts are pure ASCII, which takes a third of the time to split. */
export const ASCII = /^[\p{ASCII}]*$/u;

/** Whether every word of a text is unchanged except for case: the text has no diacritics or apostrophes. */
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
