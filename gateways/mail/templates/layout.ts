/** Lays out a mail as text and as HTML, with the same content. */
import escapeHtml from 'escape-html';
import { type Locale } from '../../../domain/mails/locale';
import { type Mail } from '../sealed-mail';
import { type Letter } from './template';

const PREFERENCES_PATH = '/account/mail';
export const UNSUBSCRIBE_PATH = '/account/unsubscribe';
export const SOURCES_PATH = '/account/sources';
export const GIFTS_PATH = '/my';
export const PLANS_PATH = '/my/plans';
export const GUEST_PATH = '/account/guest';
/** Pages that need a sign-in. Guests ask for a link instead. */
const SIGNED_IN_PATHS = [SOURCES_PATH, GIFTS_PATH, PLANS_PATH];

const SUBJECT_LENGTH = 150;

const FOOTERS: Record<Locale, { preferences: string; unsubscribe: string }> = {
  en: { preferences: 'Choose which emails you get', unsubscribe: 'Stop emails of this kind' },
  es: { preferences: 'Elegir qué mensajes recibe', unsubscribe: 'No recibir más mensajes de este tipo' },
  de: { preferences: 'Wählen, welche E-Mails Sie bekommen', unsubscribe: 'Keine E-Mails dieser Art mehr' },
};

/** Below the text of a mail to a guest, whose link leads to a form instead. */
const GUEST_HINTS: Record<Locale, string> = {
  en: 'The page below asks for your email address. Then we email you a link that opens your gifts.',
  es: 'La página de abajo le pide su dirección de correo. Después le enviamos un enlace que abre sus donaciones.',
  de: 'Die Seite unten fragt nach Ihrer E-Mail-Adresse. Danach schicken wir Ihnen einen Link, der Ihre Spenden öffnet.',
};

export interface Frame {
  locale: Locale;
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

interface Link {
  label: string;
  url: string;
}

/** Writes the text of a letter, and its HTML unless it is plain. */
export function layOut(
  letter: Letter,
  frame: Frame,
): Pick<Mail, 'subject' | 'text' | 'html' | 'unsubscribeUrl'> {
  const { locale, address } = frame;
  const subject = letter.subject.replace(/\s+/g, ' ').slice(0, SUBJECT_LENGTH);
  const { action, second } = letter;
  const links = [action, second].flatMap((each) =>
    each === undefined ? [] : [{ label: each.label, url: address + pathFor(frame, each.path) }],
  );
  const asksGuest = [action, second].some((each) => each !== undefined && asksFor(frame, each.path));
  const paragraphs = [...letter.paragraphs, ...(asksGuest ? [GUEST_HINTS[locale]] : [])];
  const unsubscribeUrl = unsubscribeUrlOf(frame);
  const footer = frame.hasFooter === true ? footerOf(frame, unsubscribeUrl) : [];
  const foot = footer.length === 0 ? [] : ['-- ', ...footer.map(textOf)];
  return {
    subject,
    text: `${[...paragraphs, ...links.map(textOf), ...foot].join('\n\n')}\n`,
    ...(frame.isPlain === true ? {} : { html: htmlOf({ locale, subject, paragraphs, links, footer }) }),
    ...(unsubscribeUrl === undefined ? {} : { unsubscribeUrl }),
  };
}

/** Returns the path of the page on which guests ask for a link. That link leads them to `returnTo`. */
export function askingPath(returnTo: string): string {
  return returnTo === GIFTS_PATH
    ? GUEST_PATH
    : `${GUEST_PATH}?${new URLSearchParams({ to: returnTo }).toString()}`;
}

function pathFor(frame: Frame, path: string): string {
  if (!asksFor(frame, path)) return path;
  // Guests cannot open the page of payment methods.
  return askingPath(path === SOURCES_PATH ? GIFTS_PATH : path);
}

function asksFor({ isGuest = false }: Frame, path: string): boolean {
  return isGuest && (SIGNED_IN_PATHS.includes(path) || path.startsWith(`${PLANS_PATH}/`));
}

function unsubscribeUrlOf({ address, unsubscribeToken: token }: Frame): string | undefined {
  return token === undefined ? undefined : `${address}${UNSUBSCRIBE_PATH}?token=${token}`;
}

function footerOf({ locale, address, isGuest = false }: Frame, unsubscribeUrl: string | undefined): Link[] {
  const words = FOOTERS[locale];
  return [
    ...(isGuest ? [] : [{ label: words.preferences, url: address + PREFERENCES_PATH }]),
    ...(unsubscribeUrl === undefined ? [] : [{ label: words.unsubscribe, url: unsubscribeUrl }]),
  ];
}

function textOf({ label, url }: Link): string {
  return `${label}:\n${url}`;
}

interface Content {
  locale: Locale;
  subject: string;
  paragraphs: string[];
  links: Link[];
  footer: Link[];
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
