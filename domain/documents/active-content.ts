/** Finds what a PDF would do or carry besides its pages, by the names of its objects (ISO 32000-2, 7.3.5 and 12.6). */

export type ActiveContent = 'script' | 'launch' | 'file' | 'form';

/** What may stand before a name that begins an action. In `https://example.org/Launch` the name is part of a link. */
const BEFORE = String.raw`(?<=^|[\s\0()<>\[\]{}]|\d\s*R|/(?:S|#53))`;

const PATTERNS: [ActiveContent, RegExp][] = [
  ['script', new RegExp(`${BEFORE}/${name('JavaScript')}(?![A-Za-z])`)],
  // A rendition action may carry a script without saying so in its type (12.6.4.14).
  ['script', new RegExp(String.raw`/${name('JS')}\s*(?:[(<]|\d+\s+\d+\s+R)`)],
  // The scripts of an XFA form are XML, often in streams that cannot be searched.
  ['form', new RegExp(String.raw`/${name('XFA')}\s*(?:[[(<]|\d+\s+\d+\s+R)`)],
  ['launch', new RegExp(`${BEFORE}/${name('Launch')}(?![A-Za-z])`)],
  ['file', new RegExp(`/${name('EmbeddedFile')}`)],
  ['file', new RegExp(`/${name('FileAttachment')}`)],
  ['file', new RegExp(`/${name('RichMedia')}`)],
  ['file', new RegExp(String.raw`/${name('EF')}\s*(?:<<|\d+\s+\d+\s+R)`)],
];

/** The first active thing in a PDF's bytes, given as Latin-1. Compressed streams must be given unpacked. */
export function findActiveContent(text: string): ActiveContent | undefined {
  return PATTERNS.find(([, pattern]) => pattern.test(text))?.[0];
}

/** A PDF name, each of whose characters may be written as an escape: `J#61vaScript`. */
function name(text: string): string {
  return [...text].map((character) => `(?:${character}|#${hexOf(character)})`).join('');
}

function hexOf(character: string): string {
  const digits = character.charCodeAt(0).toString(16);
  return [...digits].map((digit) => (/\d/.test(digit) ? digit : `[${digit}${digit.toUpperCase()}]`)).join('');
}

const OBJECT_STREAM = new RegExp(`/(?:${name('ObjStm')}|${name('First')})(?![A-Za-z])`);
const IMAGE = /\/Subtype\s*\/Image(?![A-Za-z])/;
const FILTER = /\/Filter(?![A-Za-z])\s*(\[[^\]]*\]|\S[^\s/<>[\]]*)/;
/** Predictors change the bytes after unpacking; `F` names another file. */
const MORE_ENCODING = /\/(?:DecodeParms|DP|F)(?![A-Za-z])|#/;

export type StreamKind = 'image' | 'hidden' | 'other';

/** The kind of a stream by its dictionary. A `hidden` one holds objects that we cannot look at. */
export function kindOfStream(dictionary: string): StreamKind {
  if (OBJECT_STREAM.test(dictionary)) return isPlainOrDeflated(dictionary) ? 'other' : 'hidden';
  return IMAGE.test(dictionary) && !dictionary.includes('#') ? 'image' : 'other';
}

function isPlainOrDeflated(dictionary: string): boolean {
  if (MORE_ENCODING.test(dictionary)) return false;
  const filter = FILTER.exec(dictionary)?.[1];
  return filter === undefined || /^\[?\s*\/(?:FlateDecode|Fl)?\s*\]?$/.test(filter);
}
