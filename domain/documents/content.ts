/**
 * Recognizes the format of a document by its bytes, not by its name. Also checks that the file is complete and
 * not encrypted. See docs/rules/documents.md.
 */

export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;

export const DOCUMENT_FORMATS = ['pdf', 'jpeg', 'png', 'doc', 'docx'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

export const CONTENT_RULES = [
  'size',
  'not_empty',
  'format',
  'one_format',
  'complete',
  'not_encrypted',
] as const;
type ContentRule = (typeof CONTENT_RULES)[number];

/** A rule that a document breaks, with a message for the submitter. */
export interface ContentProblem {
  rule: ContentRule;
  message: string;
}

/** Magic numbers of the formats, one character per byte. */
const PDF = '%PDF-';
const PDF_END = '%%EOF';
const JPEG = '\xff\xd8\xff';
const JPEG_END = '\xff\xd9';
const PNG = '\x89PNG\r\n\x1a\n';
const PNG_END = 'IEND';
const ZIP = 'PK\x03\x04';
const ZIP_DIRECTORY_END = 'PK\x05\x06';
const OLE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const WORD_PART = 'word/document.xml';
const WORD_STREAM = widen('WordDocument');
const ENCRYPTED_STREAM = widen('EncryptedPackage');
const MACRO_STREAM = widen('_VBA_PROJECT');

/**
 * The end marker must be in this many bytes at the end of a file. Programs that read these formats search the
 * same range.
 */
const END_WINDOW = 1_024;
const ZIP_END_WINDOW = 65_557;
/** Programs that read PDFs search for the header in this many bytes at the start of a file. */
const PDF_START_WINDOW = 1_024;

/** `formatByStart` reads this many bytes. */
export const START_BYTES = 8;

const STARTS: [DocumentFormat, string][] = [
  ['pdf', PDF],
  ['jpeg', JPEG],
  ['png', PNG],
  ['docx', ZIP],
  ['doc', OLE],
];

/** Returns the format that a file's first bytes suggest, or undefined for an unknown format. */
export function formatByStart(start: Buffer): DocumentFormat | undefined {
  return STARTS.find(([, mark]) => startsWith(start, mark))?.[0];
}

/**
 * Returns the format of a file, or undefined if it is unknown. Looks at the first bytes, and at the parts of
 * Word files.
 */
export function recogniseFormat(content: Buffer): DocumentFormat | undefined {
  const format = formatByStart(content);
  if (format === 'docx') return includes(content, WORD_PART) ? 'docx' : undefined;
  if (format !== 'doc') return format;
  return includes(content, WORD_STREAM) || includes(content, ENCRYPTED_STREAM) ? 'doc' : undefined;
}

/**
 * Returns the rules that a file breaks. `isTruncated` means that the file was too large to be read
 * completely.
 */
export function checkContent(content: Buffer, isTruncated: boolean): ContentProblem[] {
  if (isTruncated || content.length > MAX_DOCUMENT_BYTES) {
    return [{ rule: 'size', message: 'The file is larger than 10 MB.' }];
  }
  if (content.length === 0) return [{ rule: 'not_empty', message: 'The file is empty.' }];
  const format = recogniseFormat(content);
  if (format === undefined) {
    return [{ rule: 'format', message: 'The content is not PDF, JPEG, PNG, DOC or DOCX.' }];
  }
  const problems: (ContentProblem | false)[] = [
    isSecondFormat(content, format) && {
      rule: 'one_format',
      message: 'The file mixes two formats.',
    },
    !isComplete(content, format) && { rule: 'complete', message: 'The file is cut off at its end.' },
    isEncrypted(content, format) && { rule: 'not_encrypted', message: 'The file is password-protected.' },
  ];
  return problems.filter((problem) => problem !== false);
}

/** Returns true if another program could read the file as a second format, such as a PDF inside a picture. */
function isSecondFormat(content: Buffer, format: DocumentFormat): boolean {
  const isAlsoPdf = format !== 'pdf' && includes(content.subarray(0, PDF_START_WINDOW), PDF);
  const isAlsoZip = format !== 'docx' && includes(content.subarray(-ZIP_END_WINDOW), ZIP_DIRECTORY_END);
  return isAlsoPdf || isAlsoZip;
}

function isComplete(content: Buffer, format: DocumentFormat): boolean {
  switch (format) {
    case 'pdf':
      return includes(content.subarray(-END_WINDOW), PDF_END);
    case 'jpeg':
      return includes(content.subarray(-END_WINDOW), JPEG_END);
    case 'png':
      return includes(content.subarray(-END_WINDOW), PNG_END);
    case 'docx':
      return includes(content.subarray(-ZIP_END_WINDOW), ZIP_DIRECTORY_END);
    case 'doc':
      // A compound file has a header of 512 bytes and at least one sector of 512 bytes.
      return content.length >= 1_024;
  }
}

function isEncrypted(content: Buffer, format: DocumentFormat): boolean {
  if (format === 'doc') return includes(content, ENCRYPTED_STREAM);
  // Bit 0 of the flags in a ZIP entry's header marks encryption.
  return format === 'docx' && ((content[6] ?? 0) & 1) === 1;
}

/** Returns true if a DOC file contains Visual Basic macros. */
export function hasWordMacros(content: Buffer): boolean {
  return includes(content, MACRO_STREAM);
}

function startsWith(content: Buffer, mark: string): boolean {
  return content.toString('latin1', 0, mark.length) === mark;
}

function includes(content: Buffer, mark: string): boolean {
  return content.includes(mark, 0, 'latin1');
}

/** Converts ASCII to UTF-16, because compound files store the names of their streams in UTF-16. */
function widen(text: string): string {
  return [...text].map((character) => `${character}\0`).join('');
}
