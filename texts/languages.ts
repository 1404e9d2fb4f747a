/** Finds the languages and reads their catalogs. A language is a folder beside this file, and nothing else. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from './compile';
import { PSEUDO_LANGUAGE, type Say, sayFrom, type Sentence } from './format';
import { pseudoOf } from './pseudo';
import { type Catalogs } from './catalogs';

export { PSEUDO_LANGUAGE } from './format';
export type { Say, Values } from './format';

export type CatalogName = keyof Catalogs;
export type KeyOf<Name extends CatalogName> = keyof Catalogs[Name] & string;

/** Every language that has a folder, English first. */
export const LANGUAGES: readonly [string, ...string[]] = ['en', ...listOthers()];

const catalogs = new Map<string, Record<string, Sentence>>();
const voices = new Map<string, Say<string>>();

/** Says the sentences of one catalog in a language. One that has no folder reads English. */
export function speak<Name extends CatalogName>(name: Name, language: string): Say<KeyOf<Name>> {
  const known = language === PSEUDO_LANGUAGE || LANGUAGES.includes(language) ? language : 'en';
  const path = `${known}/${name}`;
  const voice = voices.get(path) ?? sayFrom(load(name, known), known === PSEUDO_LANGUAGE ? 'en' : known);
  voices.set(path, voice);
  return voice;
}

function listOthers(): string[] {
  const entries = readdirSync(__dirname, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return folders.filter((name) => name !== 'en').sort();
}

function load(name: CatalogName, language: string): Record<string, Sentence> {
  const path = `${language}/${name}`;
  const catalog = catalogs.get(path) ?? read(name, language);
  catalogs.set(path, catalog);
  return catalog;
}

function read(name: CatalogName, language: string): Record<string, Sentence> {
  if (language === PSEUDO_LANGUAGE) return pseudoOf(load(name, 'en'));
  const file = join(__dirname, language, `${name}.json`);
  return compile(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
}
