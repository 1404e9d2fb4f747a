/** Where people stand when they open a page: the language of their browser, and the width of their screen. */
import { type Browser, type Page } from 'playwright-core';
import { type CatalogName, type KeyOf, speak } from '../../texts/languages';
import { type Speech } from '../../web/common/words';
import { openTab, watchPage } from '../support/pages';

type Language = 'en' | 'es' | 'de';

export interface Place {
  language: Language;
  locale: string;
  screen: 'phone' | 'desktop';
}

const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-ES', de: 'de-DE' };
export const SCREENS = { phone: { width: 375, height: 812 }, desktop: { width: 1440, height: 900 } };
const STEP_MS = 60_000;

const PLACES: Place[] = Object.entries(LOCALES).flatMap(([language, locale]) =>
  (['phone', 'desktop'] as const).map((screen) => ({ language: language as Language, locale, screen })),
);

/** For the names of tests. */
export const namedPlaces = PLACES.map((place) => [place.language, place.screen, place] as const);

/** The texts of a page as somebody there reads them. */
export function speechAt<Name extends CatalogName>(name: Name, { language }: Place): Speech<KeyOf<Name>> {
  return { language, say: speak(name, language) };
}

export interface Visit {
  page: Page;
  /** What the browser reports as broken, and every request to a host that is neither ours nor named. */
  faults: string[];
}

/** Opens a tab there. A killed API answers nothing, so the lines that Chromium writes about lost answers are expected. */
export async function visit(
  browser: Browser,
  { locale, screen }: Place,
  otherHosts: string[],
): Promise<Visit> {
  const page = await openTab(browser, { viewport: SCREENS[screen], locale, reducedMotion: 'reduce' });
  page.setDefaultTimeout(STEP_MS);
  return { page, faults: watchPage(page, isExpected, otherHosts) };
}

/** The network of the sandbox has no proofs, and Chromium writes a line for each answer that is an error. */
function isExpected(text: string, url: string): boolean {
  return text.includes('net::ERR_') || (text.includes('status of 404') && url.endsWith('/proof'));
}
