import unhomoglyph from 'unhomoglyph';

/**
 * Splits a name into words that can be compared. The words are in upper case, without accents and
 * punctuation.
 */
export function wordsOfName(name: string): string[] {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
  return plain
    .replace(/['‘’ʻʼʾʿ`.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/**
 * Returns the skeleton of a name. Names that look alike have the same skeleton. It is the skeleton of Unicode
 * TR39 without case, accents, spaces and punctuation. `i` becomes `l`, because a capital I looks like a small
 * l. A name that consists only of symbols is its own skeleton.
 */
export function skeletonOf(name: string): string {
  const plain = unhomoglyph(withoutMarks(name.normalize('NFKD')));
  const folded = unhomoglyph(withoutMarks(plain.toLowerCase().normalize('NFKD'))).toLowerCase();
  return folded.replace(/i/g, 'l').replace(/[^\p{L}\p{N}]/gu, '') || name;
}

function withoutMarks(text: string): string {
  return text.replace(/\p{M}|\p{Default_Ignorable_Code_Point}/gu, '');
}
