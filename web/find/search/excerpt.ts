/** Shortens the description of a charity. CSS would cut it after some lines, which hold fewer words if the text is enlarged. */

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
