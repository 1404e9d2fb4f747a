/** Shortens the description of a charity. CSS would cut it after some lines, which hold fewer words if the text is enlarged. */

const MOST_LETTERS = 160;
/** Two lines of small text on a phone. */
const PHONE_LETTERS = 72;

/** Ends at a word. */
export function excerptOf(text: string): string {
  return shorten(text, MOST_LETTERS);
}

export function phoneExcerptOf(text: string): string {
  return shorten(text, PHONE_LETTERS);
}

function shorten(text: string, most: number): string {
  return lengthOf(text) <= most ? text : `${startOf(text, most)}…`;
}

/** Splits an excerpt into what a phone shows and the rest, which is empty if all of it fits. */
export function splitExcerpt(excerpt: string): [start: string, rest: string] {
  const start = lengthOf(excerpt) <= PHONE_LETTERS ? excerpt : startOf(excerpt, PHONE_LETTERS);
  return [start, excerpt.slice(start.length)];
}

function lengthOf(text: string): number {
  return [...text].length;
}

function startOf(text: string, most: number): string {
  return [...text]
    .slice(0, most)
    .join('')
    .replace(/\s+\S*$/, '');
}
