/** Chooses the language of the account's pages: the person's own if known, else the browser's. */
import { type Context } from 'koa';
import { type Locale } from '../../../domain/mails/locale';
import { PSEUDO_LANGUAGE } from '../../../texts/languages';
import { languageOf, type PageLanguage } from '../../web-pages/language';
import { de } from './de';
import { en, type Key } from './en';
import { es } from './es';
import { pseudo } from './pseudo';

export type { Key } from './en';
export type Words = Record<Key, string>;
export type Say = (key: Key, values?: Record<string, string | number>) => string;

const WORDS: Record<PageLanguage, Words> = { en, de, es, [PSEUDO_LANGUAGE]: pseudo };

/** The part of a request's state that holds its language. */
interface Known {
  language?: PageLanguage;
}

/** Stores the language that the request asks for. Call this before `speakLike` and `sayIn`. */
export function listenTo(context: Context, environment: 'sandbox' | 'production'): void {
  (context.state as Known).language = languageOf(context, environment);
}

/** Switches to a person's language, unless the URL has `lang` or the request uses the pseudo-language. */
export function speakLike(context: Context, { locale }: { locale: Locale }): void {
  const state = context.state as Known;
  if (context.query.lang === undefined && state.language !== PSEUDO_LANGUAGE) state.language = locale;
}

export function isKey(text: string): text is Key {
  return text in en;
}

export function spokenLanguage(context: Context): PageLanguage {
  return (context.state as Known).language ?? languageOf(context, 'production');
}

/** Returns the language for mails, which do not support the pseudo-language. */
export function localeOf(context: Context): Locale {
  const language = spokenLanguage(context);
  return language === PSEUDO_LANGUAGE ? 'en' : language;
}

export function sayIn(context: Context): Say {
  const words = WORDS[spokenLanguage(context)];
  return (key, values = {}) =>
    words[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
