/** Reads the markup of an XML document: tags with their attributes, and the declaration. */
import { BankFileError } from '../bank-file-error';
import { checkCharacters, decodeReferences, NAME } from './xml-characters';

export interface Tag {
  /** As written, with its prefix. */
  name: string;
  /** By their names as written. */
  attributes: Map<string, string>;
  isEmpty: boolean;
}

const OPENING = new RegExp(`^<(${NAME})`, 'u');
const ATTRIBUTE = new RegExp(
  `[ \\t\\r\\n]+(${NAME})[ \\t\\r\\n]*=[ \\t\\r\\n]*(?:"([^"<]*)"|'([^'<]*)')`,
  'uy',
);
const TAG_END = /[ \t\r\n]*(\/?)>$/y;
const CLOSING = new RegExp(`^</(${NAME})[ \\t\\r\\n]*>$`, 'u');
const DECLARATION =
  /^<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(?:"1\.[0-9]+"|'1\.[0-9]+')(?:[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(?:"([^"]*)"|'([^']*)'))?(?:[ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*(?:"(?:yes|no)"|'(?:yes|no)'))?[ \t\r\n]*\?>$/;
const INSTRUCTION = new RegExp(`^<\\?(${NAME})(?:[ \\t\\r\\n][^]*)?\\?>$`, 'u');
const ENCODINGS = ['utf-8', 'us-ascii', 'ascii'];

/** Reads `<name a="b">` or `<name/>`. */
export function readTag(markup: string, place: string): Tag {
  checkCharacters(markup, place);
  const [start, name] = OPENING.exec(markup) ?? [];
  if (start === undefined || name === undefined) throw new BankFileError('a tag has no name', place);
  const attributes = new Map<string, string>();
  let at = start.length;
  for (;;) {
    ATTRIBUTE.lastIndex = at;
    const match = ATTRIBUTE.exec(markup);
    if (match === null) break;
    const [whole, key = '', double, single] = match;
    if (attributes.has(key)) throw new BankFileError(`the attribute ${key} is repeated`, place);
    const value = (double ?? single ?? '').replace(/\r\n|[\t\r\n]/g, ' ');
    attributes.set(key, decodeReferences(value, place));
    at += whole.length;
  }
  TAG_END.lastIndex = at;
  const end = TAG_END.exec(markup);
  if (end === null) throw new BankFileError(`the tag ${name} is malformed`, place);
  return { name, attributes, isEmpty: end[1] === '/' };
}

/** Reads `</name>`. */
export function readClosingTag(markup: string, place: string): string {
  const [, name] = CLOSING.exec(markup) ?? [];
  if (name === undefined) throw new BankFileError('a closing tag is malformed', place);
  return name;
}

/** Checks `<?xml …?>`, which is allowed only at the start of the document. */
export function checkDeclaration(markup: string, place: string): void {
  const match = DECLARATION.exec(markup);
  if (match === null) throw new BankFileError('the XML declaration is malformed', place);
  const encoding = match[1] ?? match[2] ?? 'utf-8';
  if (!ENCODINGS.includes(encoding.toLowerCase())) {
    throw new BankFileError('the document is not encoded in UTF-8', place);
  }
}

/** Checks `<?name …?>`. The content of an instruction is ignored. */
export function checkInstruction(markup: string, place: string): void {
  checkCharacters(markup, place);
  const [, target] = INSTRUCTION.exec(markup) ?? [];
  if (target === undefined || target.includes(':') || target.toLowerCase() === 'xml') {
    throw new BankFileError('an instruction is malformed', place);
  }
}

/** Checks `<!--…-->`. */
export function checkComment(markup: string, place: string): void {
  checkCharacters(markup, place);
  const text = markup.slice(4, -3);
  if (text.includes('--') || text.endsWith('-')) throw new BankFileError('a comment is malformed', place);
}
