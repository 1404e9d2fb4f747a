/** Chooses the language of a page. */
import { type Context } from 'koa';
import { LOCALES } from '../../domain/mails/locale';
import { PSEUDO_LANGUAGE } from '../../texts/languages';

export type PageLanguage = (typeof LOCALES)[number] | typeof PSEUDO_LANGUAGE;

const LANGUAGES: PageLanguage[] = [...LOCALES, PSEUDO_LANGUAGE];

/** Returns the language in `?lang=` if supported, else the browser's. Only a sandbox has the pseudo-language. */
export function languageOf(context: Context, environment: 'sandbox' | 'production'): PageLanguage {
  const asked = LANGUAGES.find((each) => each === context.query.lang);
  if (asked !== undefined && (asked !== PSEUDO_LANGUAGE || environment === 'sandbox')) return asked;
  const spoken = environment === 'sandbox' ? LANGUAGES : LOCALES;
  const preferred = context.acceptsLanguages(...spoken);
  return spoken.find((each) => each === preferred) ?? 'en';
}
