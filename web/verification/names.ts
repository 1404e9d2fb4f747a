/** What the parts of a verification are called, for applicants and reviewers. */
import { type Catalogs } from '../../texts/catalogs';
import { type Catalog, loadSpeechFrom } from '../common/load-speech';
import { makeSpeechContext } from '../common/speech';
import { type Speech } from '../common/words';

type NameKey = keyof Catalogs['verification-names'];
export type Names = Speech<NameKey>;

export const { SpeechContext: NamesContext, useSpeech: useNames } = makeSpeechContext<NameKey>();

/** Loads the names in one language. */
export function loadNames(language: string): Promise<Names> {
  const files = import.meta.glob<Catalog<NameKey>>('../../texts/*/verification-names.json', {
    import: 'default',
  });
  return loadSpeechFrom(files, language);
}
