/** How a text becomes words: the same for what is indexed and for what is asked, so that both always meet. */

const LONGEST_WORD = 100;

/** Letters that lose nothing but a mark, yet have no decomposition of their own. */
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
 * The words of a text in their order: lower case, without marks and apostrophes, split at all that is neither letter
 * nor digit. An EIN written 12-3456789 is one word.
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
/** In plain texts; words are the same with and without them. */
export const APOSTROPHES = /['`]+/g;
/** Most texts hold nothing else, and are read in a third of the time. */
export const ASCII = /^[\p{ASCII}]*$/u;

/** Whether every word of a text stands in it as it is, but for its case: no marks are left out of words. */
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
