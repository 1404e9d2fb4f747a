/**
 * Finds scripts, programs, forms and embedded files in a PDF. Recognizes them by the names of the PDF's
 * objects. See ISO 32000-2, 7.3.5 and 12.6.
 */

export type ActiveContent = 'script' | 'launch' | 'file' | 'form';

/**
 * Matches the characters that may precede the name of an action. These characters distinguish a name from a
 * part of a link, such as `https://example.org/Launch`.
 */
const BEFORE = String.raw`(?<=^|[\s\0()<>\[\]{}]|\d\s*R|/(?:S|#53))`;

const PATTERNS: [ActiveContent, RegExp][] = [
  ['script', new RegExp(`${BEFORE}/${name('JavaScript')}(?![A-Za-z])`)],
  // A rendition action may contain a script although its type does not say so (12.6.4.14).
  ['script', new RegExp(String.raw`/${name('JS')}\s*(?:[(<]|\d+\s+\d+\s+R)`)],
  // An XFA form may contain scripts. The form is XML, often in streams that this code cannot search.
  ['form', new RegExp(String.raw`/${name('XFA')}\s*(?:[[(<]|\d+\s+\d+\s+R)`)],
  ['launch', new RegExp(`${BEFORE}/${name('Launch')}(?![A-Za-z])`)],
  ['file', new RegExp(`/${name('EmbeddedFile')}`)],
  ['file', new RegExp(`/${name('FileAttachment')}`)],
  ['file', new RegExp(`/${name('RichMedia')}`)],
  ['file', new RegExp(String.raw`/${name('EF')}\s*(?:<<|\d+\s+\d+\s+R)`)],
];

/**
 * Returns the first active content in the bytes of a PDF. The caller passes the bytes as Latin-1 text, and
 * unpacks compressed streams first.
 */
export function findActiveContent(text: string): ActiveContent | undefined {
  return PATTERNS.find(([, pattern]) => pattern.test(text))?.[0];
}

/**
 * Returns a pattern for a PDF name. Every character of a name may be written as an escape: `J#61vaScript`.
 */
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
/**
 * Matches further encodings that we do not unpack. `DecodeParms` may name a predictor, which changes the
 * unpacked bytes. `F` names another file that contains the data.
 */
const MORE_ENCODING = /\/(?:DecodeParms|DP|F)(?![A-Za-z])|#/;

export type StreamKind = 'image' | 'hidden' | 'other';

/**
 * Returns the kind of a stream, by its dictionary. A `hidden` stream contains objects that we cannot read.
 */
export function kindOfStream(dictionary: string): StreamKind {
  if (OBJECT_STREAM.test(dictionary)) return isPlainOrDeflated(dictionary) ? 'other' : 'hidden';
  return IMAGE.test(dictionary) && !dictionary.includes('#') ? 'image' : 'other';
}

function isPlainOrDeflated(dictionary: string): boolean {
  if (MORE_ENCODING.test(dictionary)) return false;
  const filter = FILTER.exec(dictionary)?.[1];
  return filter === undefined || /^\[?\s*\/(?:FlateDecode|Fl)?\s*\]?$/.test(filter);
}
