import { type Catalog, loadSpeechFrom } from '../../common/load-speech';
import { type Key, type Speech } from './words';

/** Loads the texts about the cases in one language. */
export function loadSpeech(language: string): Promise<Speech> {
  const files = import.meta.glob<Catalog<Key>>('../../../texts/*/cases.json', { import: 'default' });
  return loadSpeechFrom(files, language);
}
