/** Chooses the language of the account's pages: the person's own if known, else the browser's. */
import { type Context } from 'koa';
import { type OptionalKind, type StrangerKind } from '../../domain/mails/kinds';
import {
  hasSentence,
  type KeyOf,
  PSEUDO_LANGUAGE,
  type Say as SayOf,
  speak,
  speakAround,
} from '../../texts/languages';
import { languageOf } from '../web-pages/language';
import { type Html, html } from './html';

export type Key = KeyOf<'account'>;
export type Say = SayOf<Key>;

/** The part of a request's state that holds its language. */
interface Known {
  language?: string;
}

/** Stores the language that the request asks for. Call this before `speakLike` and `sayIn`. */
export function listenTo(context: Context, environment: 'sandbox' | 'production'): void {
  (context.state as Known).language = languageOf(context, environment);
}

/** Switches to a person's language, unless the URL has `lang` or the request uses the pseudo-language. */
export function speakLike(context: Context, { locale }: { locale: string }): void {
  const state = context.state as Known;
  if (context.query.lang === undefined && state.language !== PSEUDO_LANGUAGE) state.language = locale;
}

export function isKey(text: string): text is Key {
  return hasSentence('account', text);
}

export function spokenLanguage(context: Context): string {
  return (context.state as Known).language ?? languageOf(context, 'production');
}

/** Returns the language for mails, which do not support the pseudo-language. */
export function localeOf(context: Context): string {
  const language = spokenLanguage(context);
  return language === PSEUDO_LANGUAGE ? 'en' : language;
}

export function sayIn(context: Context): Say {
  return speak('account', spokenLanguage(context));
}

/** Says what mails of a kind are about. */
export function sayMailKind(context: Context, kind: OptionalKind | StrangerKind): string {
  return speak('mail-kinds', spokenLanguage(context))(`mail:${kind}`);
}

/** Says a sentence with elements in it. */
export function sayAround(context: Context, key: Key, elements: Record<string, Html | string>): Html {
  const pieces = speakAround('account', spokenLanguage(context))(key, elements);
  return html`${pieces.map((piece) => html`${piece}`)}`;
}
