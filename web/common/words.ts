/** Loads the texts of a page in its language. The server has chosen it. A browser loads no other language. */

/** The texts of a page in one language. All languages of a page have the same keys. */
export type Words<Key extends string> = Record<Key, string>;

/** How a page loads its texts, by language. English is always there. */
export type Loaders<Key extends string> = Record<'en' | 'de' | 'es', () => Promise<Words<Key>>>;

export type Values = Record<string, string | number>;

export interface Speech<Key extends string> {
  language: string;
  say: (key: Key, values?: Values) => string;
}

export async function loadWords<Key extends string>(
  loaders: Loaders<Key>,
  language: string,
): Promise<Speech<Key>> {
  const isPseudo = language === 'en-XA';
  const texts = await (language in loaders ? loaders[language as keyof Loaders<Key>] : loaders.en)();
  const words = isPseudo ? (await import('./pseudo.js')).pseudoOf<Key>(texts) : texts;
  return {
    // Numbers and amounts of the pseudo-language are English.
    language: isPseudo ? 'en' : language,
    say: (key, values = {}) => fill(words[key], values),
  };
}

function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
