/** Chooses the words of the account's pages: those of the person if they are known, else those of the browser. */
import { type Context } from 'koa';
import { type Locale } from '../../../domain/mails/locale';
import { languageOf, PSEUDO_LANGUAGE, type PageLanguage } from '../../web-pages/language';
import { de } from './de';
import { en, type Key } from './en';
import { es } from './es';
import { pseudo } from './pseudo';

export type { Key } from './en';
export type Words = Record<Key, string>;
export type Say = (key: Key, values?: Record<string, string | number>) => string;

const WORDS: Record<PageLanguage, Words> = { en, de, es, [PSEUDO_LANGUAGE]: pseudo };

/** What a request notes about its language. */
interface Known {
  language?: PageLanguage;
}

/** Notes the language that the browser asks for. Call this first. */
export function listenTo(context: Context, environment: 'sandbox' | 'production'): void {
  (context.state as Known).language = languageOf(context, environment);
}

/** Speaks the language of a person, unless the request's own address or the pseudo-language says otherwise. */
export function speakLike(context: Context, { locale }: { locale: Locale }): void {
  const state = context.state as Known;
  if (context.query.lang === undefined && state.language !== PSEUDO_LANGUAGE) state.language = locale;
}

export function spokenLanguage(context: Context): PageLanguage {
  return (context.state as Known).language ?? languageOf(context, 'production');
}

/** Mails know no pseudo-language. */
export function localeOf(context: Context): Locale {
  const language = spokenLanguage(context);
  return language === PSEUDO_LANGUAGE ? 'en' : language;
}

export function sayIn(context: Context): Say {
  const words = WORDS[spokenLanguage(context)];
  return (key, values = {}) =>
    words[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
