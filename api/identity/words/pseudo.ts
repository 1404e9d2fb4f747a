/** Marks every English text. A text on a page without the marks is one that nobody can translate. */
import { en } from './en';

export const pseudo = Object.fromEntries(
  Object.entries(en).map(([key, text]) => [key, mark(text)]),
) as typeof en;

/** Values keep their place outside the marks. The text gets longer, as German often is. */
function mark(text: string): string {
  const parts = text.split(/(\{\w+\})/).filter((part) => part !== '');
  const marked = parts.map((part) => (part.startsWith('{') ? part : `⟦${part.replace(/[aeiou]/g, 'ë')}⟧`));
  return `${marked.join('')}⟦${'~'.repeat(Math.ceil(text.length / 5))}⟧`;
}
