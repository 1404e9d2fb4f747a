/** Finds the languages and reads their catalogs. A language is a folder beside this file, and nothing else. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from './compile';
import { PSEUDO_LANGUAGE, type Say, type SayAround, type Sentence, type Voice, voiceFrom } from './format';
import { pseudoOf } from './pseudo';
import { type Catalogs } from './catalogs';

export { PSEUDO_LANGUAGE } from './format';
export type { Say, Sentence } from './format';

export type CatalogName = keyof Catalogs;
export type KeyOf<Name extends CatalogName> = keyof Catalogs[Name] & string;

/** Every language that has a folder, English first. */
export const LANGUAGES: readonly [string, ...string[]] = ['en', ...listOthers()];

const catalogs = new Map<string, Record<string, Sentence>>();
const voices = new Map<string, Voice<string>>();

/** Says the sentences of one catalog in a language. One that has no folder reads English. */
export function speak<Name extends CatalogName>(name: Name, language: string): Say<KeyOf<Name>> {
  return voiceOf(name, language).say;
}

/** Like `speak`, for sentences with elements of a page in them. */
export function speakAround<Name extends CatalogName>(name: Name, language: string): SayAround<KeyOf<Name>> {
  return voiceOf(name, language).sayAround;
}

/** Returns the sentences of a catalog, for a script that says them in a browser. */
export function sentencesOf<Name extends CatalogName>(
  name: Name,
  language: string,
): Readonly<Record<KeyOf<Name>, Sentence>> {
  return load(name, knownLanguage(language)) as Record<KeyOf<Name>, Sentence>;
}

/** Returns true if a catalog has a sentence with this key. */
export function hasSentence<Name extends CatalogName>(name: Name, key: string): key is KeyOf<Name> {
  return Object.hasOwn(load(name, 'en'), key);
}

function listOthers(): string[] {
  const entries = readdirSync(__dirname, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return folders.filter((name) => name !== 'en').sort();
}

function knownLanguage(language: string): string {
  return language === PSEUDO_LANGUAGE || LANGUAGES.includes(language) ? language : 'en';
}

/** The numbers of the pseudo-language are English. */
function voiceOf(name: CatalogName, language: string): Voice<string> {
  const known = knownLanguage(language);
  const path = `${known}/${name}`;
  const voice = voices.get(path) ?? voiceFrom(load(name, known), known === PSEUDO_LANGUAGE ? 'en' : known);
  voices.set(path, voice);
  return voice;
}

function load(name: CatalogName, language: string): Record<string, Sentence> {
  const path = `${language}/${name}`;
  const catalog = catalogs.get(path) ?? read(name, language);
  catalogs.set(path, catalog);
  return catalog;
}

function read(name: CatalogName, language: string): Record<string, Sentence> {
  if (language === PSEUDO_LANGUAGE) return pseudoOf(load(name, 'en'));
  const path = join(__dirname, language, name);
  const files = existsSync(path) ? listCatalogFiles(path) : [`${path}.json`];
  return Object.fromEntries(files.flatMap((file) => Object.entries(readFile(file))));
}

function listCatalogFiles(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.map((name) => join(folder, name));
}

function readFile(file: string): Record<string, Sentence> {
  return compile(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
}
