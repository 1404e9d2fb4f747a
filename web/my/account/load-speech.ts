import { type Catalog, loadSpeechFrom } from '../../common/load-speech';
import { type Key, type MailKey, type OwnKey, type ScopeKey, type Speech } from './words';

/** Loads the texts of the account's pages in one language. */
export async function loadSpeech(page: string): Promise<Speech> {
  const files = import.meta.glob<Catalog<OwnKey>>('../../../texts/*/my-account.json', { import: 'default' });
  const scopeFiles = import.meta.glob<Catalog<ScopeKey>>('../../../texts/*/scopes.json', {
    import: 'default',
  });
  const mailFiles = import.meta.glob<Catalog<MailKey>>('../../../texts/*/mail-kinds.json', {
    import: 'default',
  });
  const [own, scopes, mails] = await Promise.all([
    loadSpeechFrom(files, page),
    loadSpeechFrom(scopeFiles, page),
    loadSpeechFrom(mailFiles, page),
  ]);
  const say: Speech['say'] = (key, values) => {
    if (isScope(key)) return scopes.say(key, values);
    return isMail(key) ? mails.say(key, values) : own.say(key, values);
  };
  return { language: own.language, say };
}

function isScope(key: Key): key is ScopeKey {
  return key.startsWith('scope:');
}

function isMail(key: Exclude<Key, ScopeKey>): key is MailKey {
  return key.startsWith('mail:');
}
