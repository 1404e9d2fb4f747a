/** Parses the sentences of a catalog. Pages are compiled when they are built, so that no browser loads the parser. */
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { type Sentence } from './format';

/** Throws if a sentence is no ICU message. The error names its key. */
export function compile(catalog: Record<string, string>): Record<string, Sentence> {
  return Object.fromEntries(Object.entries(catalog).map(([key, text]) => [key, compileSentence(key, text)]));
}

function compileSentence(key: string, text: string): Sentence {
  const elements = parseSentence(key, text);
  const [first, ...others] = elements;
  if (first === undefined) return '';
  return first.type === TYPE.literal && others.length === 0 ? first.value : elements;
}

function parseSentence(key: string, text: string) {
  try {
    // A sentence holds text alone: the page that shows it adds the markup.
    return parse(text, { ignoreTag: true });
  } catch (error) {
    throw new Error(`the sentence "${key}" is no ICU message: ${text}`, { cause: error });
  }
}
