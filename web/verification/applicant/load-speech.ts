import { type Catalog, loadSpeechFrom } from '../../common/load-speech';
import { type Key, type Speech } from './words';

/** Loads the texts for applicants in one language. */
export function loadSpeech(language: string): Promise<Speech> {
  const files = import.meta.glob<Catalog<Key>>('../../../texts/*/verification.json', { import: 'default' });
  return loadSpeechFrom(files, language);
}
