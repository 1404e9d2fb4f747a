import { PSEUDO_LANGUAGE } from '../../texts/format';

/** Switches to the language of the account. The pseudo-language, with which tests find fixed texts, stays. */
export async function speakLike<Speech>(
  locale: string | undefined,
  first: Speech,
  load: (language: string) => Promise<Speech>,
): Promise<Speech> {
  const { documentElement: page } = document;
  if (locale === undefined || page.lang === PSEUDO_LANGUAGE || page.lang === locale) return first;
  page.lang = locale;
  return load(locale);
}
