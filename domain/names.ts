import unhomoglyph from 'unhomoglyph';

/** The words of a name in comparable form: upper case, without accents and punctuation. */
export function wordsOfName(name: string): string[] {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
  return plain
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/**
 * Characters that nobody sees in a name: controls, directions, zero-width characters, line separators. Variation
 * selectors 15 and 16 are allowed, because they belong to an emoji and hide nothing: a skeleton has none.
 */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Zl}\p{Zp}\uFFF9-\uFFFB]|(?![\uFE0E\uFE0F])\p{Default_Ignorable_Code_Point}/u;

/** Whether a name has a character that nobody sees. */
export function hasUnseenCharacter(name: string): boolean {
  return UNSEEN.test(name);
}

/**
 * The same text for all names that look alike: the skeleton of Unicode TR39, without case, accents, spaces and
 * punctuation. `i` becomes `l`, because a capital I looks like a small l. A name without letters is its own skeleton.
 */
export function skeletonOf(name: string): string {
  const plain = unhomoglyph(withoutMarks(name.normalize('NFKD')));
  const folded = unhomoglyph(withoutMarks(plain.toLowerCase().normalize('NFKD'))).toLowerCase();
  return folded.replace(/i/g, 'l').replace(/[^\p{L}\p{N}]/gu, '') || name;
}

function withoutMarks(text: string): string {
  return text.replace(/\p{M}|\p{Default_Ignorable_Code_Point}/gu, '');
}
