/** Marks every English sentence. A text on a page without the marks is one that nobody can translate. */
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { type Sentence } from './format';

const ACCENTED: Record<string, string> = { a: 'á', e: 'é', i: 'î', o: 'ö', u: 'û', n: 'ñ', s: 'š' };

/** Values stay as they are. The text gets longer, as German often is. */
export function pseudoOf<Key extends string>(
  english: Readonly<Record<Key, Sentence>>,
): Record<Key, Sentence> {
  const marked = Object.entries<Sentence>(english).map(([key, sentence]) => [key, mark(sentence)]);
  return Object.fromEntries(marked) as Record<Key, Sentence>;
}

function mark(sentence: Sentence): Sentence {
  const elements = typeof sentence === 'string' ? [literal(sentence)] : sentence;
  const length = elements.reduce(
    (sum, each) => sum + (each.type === TYPE.literal ? each.value.length : 8),
    0,
  );
  return [literal('⟦'), ...elements.map(accent), literal(`${'~'.repeat(Math.ceil(length / 5))}⟧`)];
}

function accent(element: MessageFormatElement): MessageFormatElement {
  if (element.type === TYPE.literal) {
    return literal(element.value.replace(/[aeionsu]/g, (letter) => ACCENTED[letter] ?? letter));
  }
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
  const options = Object.entries(element.options).map(
    ([name, { value }]) => [name, { value: value.map(accent) }] as const,
  );
  return { ...element, options: Object.fromEntries(options) };
}

function literal(value: string): MessageFormatElement {
  return { type: TYPE.literal, value };
}
