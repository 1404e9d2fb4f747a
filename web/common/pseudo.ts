/** Marks every English text. A text on a page without the marks is one that nobody can translate. */

const ACCENTED: Record<string, string> = { a: 'á', e: 'é', i: 'î', o: 'ö', u: 'û', n: 'ñ', s: 'š' };

/** Placeholders stay as they are. The text gets longer, as German often is. */
function mark(text: string): string {
  const parts = text.split(/(\{\w+\})/);
  const marked = parts.map((part) => (part.startsWith('{') ? part : accent(part)));
  return `⟦${marked.join('')}${'~'.repeat(Math.ceil(text.length / 5))}⟧`;
}

function accent(text: string): string {
  return text.replace(/[aeionsu]/g, (letter) => ACCENTED[letter] ?? letter);
}

export function pseudoOf<Key extends string>(english: Record<Key, string>): Record<Key, string> {
  const marked = Object.entries<string>(english).map(([key, text]) => [key, mark(text)]);
  return Object.fromEntries(marked) as Record<Key, string>;
}
