/** The texts of the pages for what a donor gave. */
import { type Loaders, loadWords, type Speech as SpeechOf, type Words as WordsOf } from '../../common/words';
import { type Key } from './en';

export type { Key } from './en';
export type Words = WordsOf<Key>;
export type Speech = SpeechOf<Key>;

const LOADERS: Loaders<Key> = {
  en: async () => (await import('./en.js')).en,
  de: async () => (await import('./de.js')).de,
  es: async () => (await import('./es.js')).es,
};

export function loadSpeech(language: string): Promise<Speech> {
  return loadWords(LOADERS, language);
}
