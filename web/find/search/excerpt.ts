/** Shortens what a charity says about itself. A box of a few lines would show less of it to those who enlarge the text. */

const MOST_LETTERS = 160;

/** Ends at a word. */
export function excerptOf(text: string): string {
  const letters = [...text];
  if (letters.length <= MOST_LETTERS) return text;
  return `${letters
    .slice(0, MOST_LETTERS)
    .join('')
    .replace(/\s+\S*$/, '')}…`;
}
