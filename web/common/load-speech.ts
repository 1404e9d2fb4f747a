/** Loads the texts of a page in its language. The server has chosen it. A browser loads no other language. */
import { ownLocale } from '../../domain/text/amount-locale';
import { PSEUDO_LANGUAGE, sayFrom, type Sentence } from '../../texts/format';
import { type Speech, type Values } from './words';

/** The sentences of one language, as `web/build.mjs` compiles them. */
export type Catalog<Key extends string> = Record<Key, Sentence>;

/** The files of a catalog by their paths, as `import.meta.glob` finds them. */
type Files<Key extends string> = Record<string, () => Promise<Catalog<Key>>>;

/** Speaks English in a language that has no folder. */
export async function loadSpeechFrom<Key extends string>(
  files: Files<Key>,
  page: string,
): Promise<Speech<Key>> {
  const own = findFile(files, page);
  const load = own ?? findFile(files, 'en');
  if (load === undefined) throw new Error('the build has no English texts');
  const texts = await load();
  const isPseudo = page === PSEUDO_LANGUAGE;
  const catalog = isPseudo ? (await import('../../texts/pseudo.js')).pseudoOf(texts) : texts;
  const language = own === undefined ? 'en' : page;
  const say = sayFrom(catalog, ownLocale(language, navigator.languages));
  return { language, say: (key, values = {}) => say(key, new Proxy(values, GAPS)) };
}

function findFile<Key extends string>(files: Files<Key>, language: string): Files<Key>[string] | undefined {
  return Object.entries(files).find(([path]) => path.split('/').at(-2) === language)?.[1];
}

/** A sentence that lacks a value shows its name, such as "{amount}": a page without one amount is better than no page. */
const GAPS: ProxyHandler<Values> = {
  has: () => true,
  get(values, property) {
    const name = String(property);
    const value = values[name];
    if (value !== undefined) return value;
    reportError(new Error(`a sentence lacks its value "${name}"`));
    return `{${name}}`;
  },
};
