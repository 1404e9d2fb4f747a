/** The rules of XML 1.0 for characters, names and references in a document without a DTD. */
import { BankFileError } from '../bank-file-error';

const START =
  ':A-Z_a-z\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2FF}\\u{370}-\\u{37D}\\u{37F}-\\u{1FFF}\\u{200C}\\u{200D}';
const MORE_STARTS =
  '\\u{2070}-\\u{218F}\\u{2C00}-\\u{2FEF}\\u{3001}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFFD}';
const FIRST = `${START}${MORE_STARTS}\\u{10000}-\\u{EFFFF}`;
export const NAME = `[${FIRST}][${FIRST}\\-.0-9\\u{B7}\\u{300}-\\u{36F}\\u{203F}\\u{2040}]*`;

const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;
const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', apos: "'", quot: '"' };

/** Throws if the text contains a character that XML forbids. */
export function checkCharacters(text: string, place: string): void {
  if (FORBIDDEN.test(text)) throw new BankFileError('a character is forbidden in XML', place);
}

/** Replaces numeric character references and the five predefined entities. Throws on any other reference. */
export function decodeReferences(text: string, place: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&([^;&]*);?/g, (whole, name: string) => {
    const character = whole.endsWith(';') ? decodeReference(name) : undefined;
    if (character === undefined) throw new BankFileError('XML does not define a reference', place);
    return character;
  });
}

function decodeReference(name: string): string | undefined {
  const [, hex, decimal] = /^#(?:x([0-9A-Fa-f]{1,8})|([0-9]{1,10}))$/.exec(name) ?? [];
  if (hex === undefined && decimal === undefined) {
    return Object.hasOwn(ENTITIES, name) ? ENTITIES[name] : undefined;
  }
  const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
  if (code > 0x10ffff) return undefined;
  const character = String.fromCodePoint(code);
  return FORBIDDEN.test(character) ? undefined : character;
}
