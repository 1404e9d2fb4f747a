/**
 * Checks that a PDF can be opened. A program must be able to find the root object of the PDF (ISO 32000-2,
 * 7.5).
 */

const END_WINDOW = 1_024;
/** Searches this many bytes for a dictionary. A dictionary is usually only a few hundred bytes long. */
const DICTIONARY_BYTES = 16_384;

/** Matches the type of a page object. Every character of a name may be written as an escape (7.3.5). */
const PAGE = /\/Type\s*\/(?:P|#50)(?:a|#61)(?:g|#67)(?:e|#65)(?![A-Za-z#])/;

/** Returns true if a PDF, or an unpacked stream of it, has a page. */
export function hasPage(text: string): boolean {
  return PAGE.test(text);
}

export type PdfFault = 'broken' | 'encrypted';

/**
 * Returns the reason why a PDF cannot be opened, or undefined if it can be opened. Never unpacks a stream.
 */
export function findPdfFault(content: Buffer): PdfFault | undefined {
  const text = content.toString('latin1');
  const dictionary = findDictionary(text) ?? findLostDictionary(text);
  if (dictionary === undefined) return 'broken';
  return /\/Encrypt\b/.test(dictionary) ? 'encrypted' : undefined;
}

/**
 * Finds the dictionary that `startxref` points to. The dictionary belongs to a cross-reference table or
 * stream.
 */
function findDictionary(text: string): string | undefined {
  const offset = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/.exec(text.slice(-END_WINDOW))?.[1];
  if (offset === undefined) return undefined;
  const start = text.slice(Number(offset), Number(offset) + DICTIONARY_BYTES);
  if (/^\s*\d+\s+\d+\s+obj\b/.test(start)) return withRoot(start.slice(0, start.indexOf('stream')));
  if (!/^\s*xref\b/.test(start)) return undefined;
  const trailer = text.indexOf('trailer', Number(offset));
  // A mutant survives: the last byte of a file holds no /Root
  return trailer < 0 ? undefined : withRoot(text.slice(trailer, trailer + DICTIONARY_BYTES));
}

/**
 * Finds the trailer if the cross-reference table is lost. A catalogue is enough too, because programs that open
 * PDFs can rebuild the table from it.
 */
function findLostDictionary(text: string): string | undefined {
  const trailer = text.lastIndexOf('trailer');
  const named = trailer < 0 ? undefined : withRoot(text.slice(trailer, trailer + DICTIONARY_BYTES));
  return named ?? (/\/Type\s*\/Catalog\b/.test(text) ? '' : undefined);
}

function withRoot(dictionary: string): string | undefined {
  return /\/Root\s+\d+\s+\d+\s+R/.test(dictionary) ? dictionary : undefined;
}
