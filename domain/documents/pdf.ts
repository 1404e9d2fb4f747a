/** Checks that a PDF can be opened: a reader must be able to find its root object (ISO 32000-2, 7.5). */

const END_WINDOW = 1_024;
/** How much text to search for a dictionary, which is a few hundred bytes long. */
const DICTIONARY_BYTES = 16_384;

export type PdfFault = 'broken' | 'encrypted';

/** Why a PDF cannot be opened; undefined when it can. Never unpacks a stream. */
export function findPdfFault(content: Buffer): PdfFault | undefined {
  const text = content.toString('latin1');
  const dictionary = findDictionary(text) ?? findLostDictionary(text);
  if (dictionary === undefined) return 'broken';
  return /\/Encrypt\b/.test(dictionary) ? 'encrypted' : undefined;
}

/** The dictionary that `startxref` points to: of a table (`xref … trailer`) or of a cross-reference stream. */
function findDictionary(text: string): string | undefined {
  const offset = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/.exec(text.slice(-END_WINDOW))?.[1];
  if (offset === undefined) return undefined;
  const start = text.slice(Number(offset), Number(offset) + DICTIONARY_BYTES);
  if (/^\s*\d+\s+\d+\s+obj\b/.test(start)) return withRoot(start.slice(0, start.indexOf('stream')));
  if (!/^\s*xref\b/.test(start)) return undefined;
  const trailer = text.indexOf('trailer', Number(offset));
  return trailer < 0 ? undefined : withRoot(text.slice(trailer, trailer + DICTIONARY_BYTES));
}

/** Readers rebuild a lost table from the objects, if a trailer or a catalogue is left. */
function findLostDictionary(text: string): string | undefined {
  const trailer = text.lastIndexOf('trailer');
  const named = trailer < 0 ? undefined : withRoot(text.slice(trailer, trailer + DICTIONARY_BYTES));
  return named ?? (/\/Type\s*\/Catalog\b/.test(text) ? '' : undefined);
}

function withRoot(dictionary: string): string | undefined {
  return /\/Root\s+\d+\s+\d+\s+R/.test(dictionary) ? dictionary : undefined;
}
