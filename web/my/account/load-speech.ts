import { type Catalog, loadSpeechFrom } from '../../common/load-speech';
import { type OwnKey, type ScopeKey, type Speech } from './words';

/** Loads the texts of the account's pages in one language. */
export async function loadSpeech(page: string): Promise<Speech> {
  const files = import.meta.glob<Catalog<OwnKey>>('../../../texts/*/my-account.json', { import: 'default' });
  const scopeFiles = import.meta.glob<Catalog<ScopeKey>>('../../../texts/*/scopes.json', {
    import: 'default',
  });
  const [own, scopes] = await Promise.all([loadSpeechFrom(files, page), loadSpeechFrom(scopeFiles, page)]);
  return {
    language: own.language,
    say: (key, values) => (isScope(key) ? scopes.say(key, values) : own.say(key, values)),
  };
}

function isScope(key: OwnKey | ScopeKey): key is ScopeKey {
  return key.startsWith('scope:');
}
