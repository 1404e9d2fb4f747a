/** Marks every English text. A text without marks on a page is hard-coded, so nobody can translate it. */
import { en } from './en';

export const pseudo = Object.fromEntries(
  Object.entries(en).map(([key, text]) => [key, mark(text)]),
) as typeof en;

/** Keeps placeholders outside the marks. Pads the text, because German is often longer. */
function mark(text: string): string {
  const parts = text.split(/(\{\w+\})/).filter((part) => part !== '');
  const marked = parts.map((part) => (part.startsWith('{') ? part : `⟦${part.replace(/[aeiou]/g, 'ë')}⟧`));
  return `${marked.join('')}⟦${'~'.repeat(Math.ceil(text.length / 5))}⟧`;
}
