/** Fills the sentences of the catalogs. Browser and server share this one formatter. */
import { type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';

/** The pseudo-language. Only a sandbox speaks it. Its numbers and amounts are English. */
export const PSEUDO_LANGUAGE = 'en-XA';

export type Values = Record<string, string | number>;

/** A sentence without arguments as its text, one with arguments as the tree that `compile` makes of it. */
export type Sentence = string | MessageFormatElement[];

export type Say<Key extends string> = (key: Key, values?: Values) => string;

/** Says a sentence with elements of a page in it. Returns its texts and the elements, in the order of the language. */
export type SayAround<Key extends string> = <Element extends object>(
  key: Key,
  values: Record<string, Element | string | number>,
) => (Element | string)[];

export interface Voice<Key extends string> {
  say: Say<Key>;
  sayAround: SayAround<Key>;
}

type Catalog<Key extends string> = Readonly<Record<Key, Sentence>>;

/** Returns a function that says the sentences of one catalog in its language, such as "de". */
export function sayFrom<Key extends string>(catalog: Catalog<Key>, language: string): Say<Key> {
  return voiceFrom(catalog, language).say;
}

/** Like `sayFrom`, also for sentences with elements of a page in them. */
export function voiceFrom<Key extends string>(catalog: Catalog<Key>, language: string): Voice<Key> {
  const formats = new Map<Key, IntlMessageFormat>();

  function formatOf(key: Key): string | IntlMessageFormat {
    const sentence = catalog[key];
    if (typeof sentence === 'string') return sentence;
    const format = formats.get(key) ?? new IntlMessageFormat(sentence, language);
    formats.set(key, format);
    return format;
  }

  return {
    say: (key, values) => {
      const format = formatOf(key);
      return typeof format === 'string' ? format : String(format.format(values));
    },
    sayAround: <Element extends object>(key: Key, values: Record<string, Element | string | number>) => {
      const format = formatOf(key);
      if (typeof format === 'string') return [format];
      return format.formatToParts<Element>(values).map(({ value }) => value);
    },
  };
}
