/** The languages of the platform, by the folders of its texts. */
import { type Profile } from '../../../../client/index';

type Language = Profile['locale'];

const folders = Object.keys(import.meta.glob('../../../../texts/*/my-account.json')).map(
  (file) => file.split('/').at(-2) ?? '',
);

/** The API takes the languages that have a folder, and no others. */
export function isLanguage(text: string): text is Language {
  return folders.includes(text);
}

export const LANGUAGES: Language[] = folders.filter(isLanguage);

/** Names a language in itself. Some languages write their names with a small letter, also at the start of a list. */
export function nameOfLanguage(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.replace(/^./u, (first) => first.toLocaleUpperCase(language));
}
