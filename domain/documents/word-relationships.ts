/**
 * Finds unsafe relationships in a DOCX file. A relationship is a reference from a part of the file to another
 * part or to something outside the file (ECMA-376, part 2).
 */

export type WordContent = 'script' | 'file' | 'external' | 'broken';

/**
 * The unsafe types of relationships. A key is the last word of a type, in small letters. The text before that
 * word differs between transitional and strict files.
 */
const ACTIVE_TYPES: Record<string, WordContent> = {
  vbaproject: 'script',
  wordvbadata: 'script',
  attachedtoolbars: 'script',
  control: 'script',
  activexcontrolbinary: 'script',
  oleobject: 'file',
  package: 'file',
  afchunk: 'file',
};
const PARTS: [WordContent, RegExp][] = [
  ['script', /(^|\/)vba(Project|Data)\.(bin|xml)$|(^|\/)activeX\//i],
  ['file', /(^|\/)embeddings\//i],
];
/**
 * The only type that may refer to something outside the file, because Word follows a link only after a click.
 */
const LINK = 'hyperlink';
/** The longest allowed relationship. The patterns below need memory for each of its characters. */
export const MOST_ELEMENT_BYTES = 64 * 1_024;
/**
 * Matches an attribute. Because of the lookbehind, a match can begin only where a name begins. So no file can
 * make the pattern slow.
 */
const ATTRIBUTE = /(?<![\w:.-])([\w:.-]+)\s*=\s*("[^"]*"|'[^']*')/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Returns the kind of an unsafe part, by its name in the archive. Returns undefined for other parts. */
export function judgePartName(path: string): WordContent | undefined {
  return PARTS.find(([, pattern]) => pattern.test(path.replaceAll('\\', '/')))?.[0];
}

/** Returns the kind of the first unsafe relationship, or undefined if all are safe. */
export function judgeRelationships(xml: Uint8Array): WordContent | undefined {
  const text = decode(xml);
  // If the encoding is unknown or there is a DOCTYPE, Word may see a relationship that we do not see.
  if (text === undefined || /<!DOCTYPE/i.test(text)) return 'broken';
  for (const piece of text.split('<')) {
    if (!/^(?:[^\s>/:]+:)?Relationship\s/.test(piece)) continue;
    if (piece.length > MOST_ELEMENT_BYTES) return 'broken';
    const found = judgeRelationship(attributesOf(piece));
    if (found !== undefined) return found;
  }
  return undefined;
}

function judgeRelationship(attributes: Map<string, string>): WordContent | undefined {
  const type = /[^/]*$/.exec(attributes.get('type') ?? '')?.[0] ?? '';
  const isExternal = attributes.get('targetmode')?.trim() === 'external';
  return ACTIVE_TYPES[type.trim()] ?? (isExternal && type.trim() !== LINK ? 'external' : undefined);
}

/**
 * Returns the attributes of an element, with names and values in small letters. A piece has at most one
 * element, because an attribute value cannot contain `<`.
 */
function attributesOf(piece: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', quoted = ''] of piece.matchAll(ATTRIBUTE)) {
    found.set(name.toLowerCase(), resolveEntities(quoted.slice(1, -1)).toLowerCase());
  }
  return found;
}

function resolveEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, named) => {
    // A mutant survives: no type that counts has such a character
    if (typeof named === 'string') return ENTITIES[named] ?? whole;
    const code = typeof hex === 'string' ? parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/**
 * Decodes UTF-8 and UTF-16, because the format allows no other encoding. Returns undefined for all others.
 */
function decode(xml: Uint8Array): string | undefined {
  const [first = 0, second = 0] = xml;
  const isBigEndian = (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c);
  const isLittleEndian = (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0);
  const encoding = isBigEndian ? 'utf-16be' : isLittleEndian ? 'utf-16le' : 'utf-8';
  const text = new TextDecoder(encoding).decode(xml);
  const declared = /^<\?xml[^>]*encoding\s*=\s*["']([^"']*)/.exec(text)?.[1] ?? encoding;
  return encoding.startsWith(declared.toLowerCase()) ? text : undefined;
}
