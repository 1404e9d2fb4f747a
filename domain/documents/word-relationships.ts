/** Judges the relationships of a DOCX file: what its parts refer to, inside and outside the archive (ECMA-376, part 2). */

export type WordContent = 'script' | 'file' | 'external' | 'broken';

/** The last word of a relationship's type, in small letters. Transitional and strict files differ before it. */
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
/** Only a link may lead outside: Word follows it on a click alone. */
const LINK = 'hyperlink';
/** A longer relationship is refused: the patterns below need memory for each of its characters. */
export const MOST_ELEMENT_BYTES = 64 * 1_024;
/** Starts only where a name starts, because the file may be built to make a pattern slow. */
const ATTRIBUTE = /(?<![\w:.-])([\w:.-]+)\s*=\s*("[^"]*"|'[^']*')/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Returns what a part is by its name in the archive, if it is more than text. */
export function judgePartName(path: string): WordContent | undefined {
  return PARTS.find(([, pattern]) => pattern.test(path.replaceAll('\\', '/')))?.[0];
}

/** Returns the first relationship that is not safe. */
export function judgeRelationships(xml: Uint8Array): WordContent | undefined {
  const text = decode(xml);
  // Both could hide a relationship from us and show it to Word.
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

/** Names and values in small letters. An attribute value cannot hold `<`, so a piece holds at most one element. */
function attributesOf(piece: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', quoted = ''] of piece.matchAll(ATTRIBUTE)) {
    found.set(name.toLowerCase(), resolveEntities(quoted.slice(1, -1)).toLowerCase());
  }
  return found;
}

function resolveEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, named) => {
    if (typeof named === 'string') return ENTITIES[named] ?? whole;
    const code = typeof hex === 'string' ? parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

/** Decodes UTF-8 and UTF-16, the only encodings of the format. Any other gives undefined. */
function decode(xml: Uint8Array): string | undefined {
  const [first = 0, second = 0] = xml;
  const isBigEndian = (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c);
  const isLittleEndian = (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0);
  const encoding = isBigEndian ? 'utf-16be' : isLittleEndian ? 'utf-16le' : 'utf-8';
  const text = new TextDecoder(encoding).decode(xml);
  const declared = /^<\?xml[^>]*encoding\s*=\s*["']([^"']*)/.exec(text)?.[1] ?? encoding;
  return encoding.startsWith(declared.toLowerCase()) ? text : undefined;
}
