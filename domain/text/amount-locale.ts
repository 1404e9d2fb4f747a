/**
 * Chooses how amounts are written, on pages and in mails. A reader's own region decides, if it is known. Otherwise the
 * currency does, where its country speaks the language: Spanish of the United States writes dollars as "$3,133.18".
 */

/** By language and currency. */
const HOME_REGIONS: Partial<Record<string, string>> = { 'es USD': 'US' };

/** `preferred` are the tags of the reader's browser, such as "es-MX". Mails know none. */
export function amountLocale(language: string, currency: string, preferred: readonly string[] = []): string {
  const own = ownLocale(language, preferred);
  if (own !== language) return own;
  const region = HOME_REGIONS[`${language} ${currency}`];
  return region === undefined ? language : `${language}-${region}`;
}

/** Returns the reader's first tag of a language, such as "en-GB" for "en". Returns the language if there is none. */
export function ownLocale(language: string, preferred: readonly string[]): string {
  // Intl refuses a tag such as `en-US@posix`, which some browsers have.
  const own = preferred.filter((each) => /^[\w-]+$/.test(each));
  return own.find((each) => baseOf(each) === baseOf(language)) ?? language;
}

function baseOf(tag: string): string | undefined {
  return tag.split('-')[0];
}
