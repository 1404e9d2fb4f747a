/** Writes XML, and escapes every text. */
import { BankFileError } from '../../../domain/payouts/bank-file-error';

/** An element: its name, then its text or its children, then its attributes. Undefined children are omitted. */
export type Xml = readonly [
  name: string,
  content: string | readonly (Xml | undefined)[],
  attributes?: Readonly<Record<string, string>>,
];

const NAME = /^[A-Za-z][A-Za-z0-9]*$/;
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function writeXml(root: Xml): string {
  const parts: string[] = ['<?xml version="1.0" encoding="UTF-8"?>\n'];
  writeElement(root, parts);
  parts.push('\n');
  return parts.join('');
}

function writeElement([name, content, attributes = {}]: Xml, parts: string[]): void {
  if (!NAME.test(name)) throw new BankFileError('an element has a wrong name');
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeText(value)}"`);
  parts.push(`<${name}${written.join('')}>`);
  if (typeof content === 'string') parts.push(escapeText(content));
  else for (const child of content) if (child !== undefined) writeElement(child, parts);
  parts.push(`</${name}>`);
}

/** Throws on characters that XML forbids even in escaped form. */
function escapeText(text: string): string {
  if (/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u.test(text)) {
    throw new BankFileError('a text has a character that XML forbids');
  }
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign).replaceAll('\r', '&#13;');
}
