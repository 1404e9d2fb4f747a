/** Lays out a mail as text and as HTML. Both say the same. */
import escapeHtml from 'escape-html';
import { type Mail } from '../sealed-mail';

export interface Letter {
  subject: string;
  paragraphs: string[];
  /** The one thing that the reader can do. */
  action?: { label: string; url: string };
}

/** Writes the text and the HTML of a letter. */
export function layOut({ subject, paragraphs, action }: Letter): Pick<Mail, 'subject' | 'text' | 'html'> {
  const oneLine = subject.replace(/\s+/g, ' ').slice(0, 150);
  const link = action === undefined ? [] : [`${action.label}:\n${action.url}`];
  return {
    subject: oneLine,
    text: `${[...paragraphs, ...link].join('\n\n')}\n`,
    html: htmlOf(oneLine, paragraphs, action),
  };
}

function htmlOf(subject: string, paragraphs: string[], action: Letter['action']): string {
  const body = paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
  const button =
    action === undefined
      ? ''
      : `<p><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:4px;background:#0b5c4d;color:#fff;font-weight:600">${escapeHtml(action.label)}</a></p>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1b1f24"><main style="max-width:32rem">${body}${button}</main></body></html>`;
}
