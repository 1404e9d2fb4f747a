/** Lays out a mail as text and as HTML, with the same content. */
import escapeHtml from 'escape-html';
import { type WrittenMail } from '../../gateways/mail/mailer';
import { breakLinks } from '../../domain/mails/links';
import { type Say } from '../../texts/languages';
import { type Letter, type Sentence } from './mail';
import {
  askingPath,
  GIFTS_PATH,
  needsSignIn,
  PREFERENCES_PATH,
  SOURCES_PATH,
  UNSUBSCRIBE_PATH,
} from './paths';

const SUBJECT_LENGTH = 150;

export interface Frame {
  locale: string;
  /** The base URL of the platform's pages, without a slash at the end. */
  address: string;
  /** Ends the mail with links to the reader's preferences. */
  hasFooter?: boolean;
  /** A guest cannot sign in. So links to gifts and payment methods lead to the page on which guests ask for a link. */
  isGuest?: boolean;
  /** The token that switches mails of this kind off. Absent for kinds that cannot be switched off. */
  unsubscribeToken?: string | undefined;
  /** Writes only text, without HTML. The unsubscribe URL is then only in the headers. */
  isPlain?: boolean;
}

interface NamedUrl {
  label: string;
  url: string;
}

/** Writes the text of a letter, and its HTML unless it is plain. */
export function layOut(letter: Letter, say: Say<Sentence>, frame: Frame): WrittenMail {
  const { locale, address } = frame;
  const values = printable(letter.values ?? {});
  const subject = say(letter.subject, values).replace(/\s+/g, ' ').slice(0, SUBJECT_LENGTH);
  const chosen = (letter.links ?? []).filter((link) => link !== false);
  const links = chosen.map(({ label, path }) => ({
    label: say(label, values),
    url: address + pathFor(frame, path),
  }));
  const asksGuest = chosen.some(({ path }) => asksFor(frame, path));
  const keys = [...letter.paragraphs, asksGuest && ('frame.guest' as const)];
  const paragraphs = keys.filter((key) => key !== false).map((key) => say(key, values));
  const unsubscribeUrl = unsubscribeUrlOf(frame);
  const footer = frame.hasFooter === true ? footerOf(frame, say, unsubscribeUrl) : [];
  const foot = footer.length === 0 ? [] : ['-- ', ...footer.map(textOf)];
  return {
    subject,
    text: `${[...paragraphs, ...links.map(textOf), ...foot].join('\n\n')}\n`,
    ...(frame.isPlain === true ? {} : { html: htmlOf({ locale, subject, paragraphs, links, footer }) }),
    ...(unsubscribeUrl === undefined ? {} : { unsubscribeUrl }),
  };
}

/**
 * Breaks the links in what people wrote, such as the name of a charity. Leaves nulls out: a sentence that needs such a
 * value then throws, instead of printing "null".
 */
function printable(values: NonNullable<Letter['values']>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === null ? [] : [[name, typeof value === 'string' ? breakLinks(value) : value]],
    ),
  );
}

function pathFor(frame: Frame, path: string): string {
  if (!asksFor(frame, path)) return path;
  // Guests cannot open the page of payment methods.
  return askingPath(path === SOURCES_PATH ? GIFTS_PATH : path);
}

function asksFor({ isGuest = false }: Frame, path: string): boolean {
  return isGuest && needsSignIn(path);
}

function unsubscribeUrlOf({ address, unsubscribeToken: token }: Frame): string | undefined {
  return token === undefined ? undefined : `${address}${UNSUBSCRIBE_PATH}?token=${token}`;
}

function footerOf(
  { address, isGuest = false }: Frame,
  say: Say<Sentence>,
  unsubscribeUrl: string | undefined,
): NamedUrl[] {
  return [
    ...(isGuest ? [] : [{ label: say('frame.preferences'), url: address + PREFERENCES_PATH }]),
    ...(unsubscribeUrl === undefined ? [] : [{ label: say('frame.unsubscribe'), url: unsubscribeUrl }]),
  ];
}
function textOf({ label, url }: NamedUrl): string {
  return `${label}:\n${url}`;
}

interface Content {
  locale: string;
  subject: string;
  paragraphs: string[];
  links: NamedUrl[];
  footer: NamedUrl[];
}

function htmlOf({ locale, subject, paragraphs, links, footer }: Content): string {
  const body = paragraphs.map((text) => `<p style="overflow-wrap:anywhere">${escapeHtml(text)}</p>`).join('');
  const buttons = links
    .map(
      ({ label, url }) =>
        `<p><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:4px;background:#0b5c4d;color:#fff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`,
    )
    .join('');
  const foot = footer
    .map(({ label, url }) => `<a href="${escapeHtml(url)}" style="color:#4a5560">${escapeHtml(label)}</a>`)
    .join(' · ');
  const end =
    foot === ''
      ? ''
      : `<p style="margin:24px 0 0;padding-top:12px;border-top:1px solid #d5dad8;font-size:14px">${foot}</p>`;
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:16px;background:#f4f6f5;font:16px/1.5 system-ui,sans-serif;color:#1b1f24"><main style="max-width:32rem;margin:0 auto;padding:24px;background:#fff;border-radius:8px"><h1 style="margin:0 0 16px;font-size:20px;line-height:1.3;overflow-wrap:anywhere">${escapeHtml(subject)}</h1>${body}${buttons}${end}</main></body></html>`;
}
