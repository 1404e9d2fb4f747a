/** Fills the sentences of the catalogs. Browser and server share this one formatter. */
import { type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';

/** The pseudo-language. Only a sandbox speaks it. Its numbers and amounts are English. */
export const PSEUDO_LANGUAGE = 'en-XA';

export type Values = Record<string, string | number>;

/** A sentence without arguments as its text, one with arguments as the tree that `compile` makes of it. */
export type Sentence = string | MessageFormatElement[];

export type Say<Key extends string> = (key: Key, values?: Values) => string;

/** Returns a function that says the sentences of one catalog in its language, such as "de". */
export function sayFrom<Key extends string>(
  catalog: Readonly<Record<Key, Sentence>>,
  language: string,
): Say<Key> {
  const formats = new Map<Key, IntlMessageFormat>();
  return (key, values) => {
    const sentence = catalog[key];
    if (typeof sentence === 'string') return sentence;
    const format = formats.get(key) ?? new IntlMessageFormat(sentence, language);
    formats.set(key, format);
    return String(format.format(values));
  };
}
