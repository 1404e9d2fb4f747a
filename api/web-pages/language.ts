/** Chooses the language of a page. */
import { type Context } from 'koa';
import { LANGUAGES, PSEUDO_LANGUAGE } from '../../texts/languages';

/** Returns the language in `?lang=` if supported, else the browser's. Only a sandbox has the pseudo-language. */
export function languageOf(context: Context, environment: 'sandbox' | 'production'): string {
  const spoken = environment === 'sandbox' ? [...LANGUAGES, PSEUDO_LANGUAGE] : [...LANGUAGES];
  const asked = spoken.find((each) => each === context.query.lang);
  if (asked !== undefined) return asked;
  const preferred = context.acceptsLanguages(...spoken);
  return spoken.find((each) => each === preferred) ?? 'en';
}
