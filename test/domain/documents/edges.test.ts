/** Documents at the edges of what readers accept. */
import {
  checkContent,
  formatByStart,
  MAX_DOCUMENT_BYTES,
  recogniseFormat,
} from '../../../domain/documents/content';
import { findPdfFault } from '../../../domain/documents/pdf';

const text = (value: string) => Buffer.from(value, 'latin1');
const zeros = (bytes: number) => Buffer.alloc(bytes);
const rulesOf = (...parts: Buffer[]) => checkContent(Buffer.concat(parts), false).map(({ rule }) => rule);
const ole = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const jpegStart = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
const jpegEnd = Buffer.from([0xff, 0xd9]);
const docx = (flags: number) => text(`PK\x03\x04\x14\x00${String.fromCharCode(flags)}\x00word/document.xml`);
const zipEnd = Buffer.concat([text('PK\x05\x06'), zeros(18)]);

it.each([
  ['%PDF-1.7', 'pdf'],
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['PK\x03\x04', 'docx'],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'doc'],
  ['%PDF', undefined],
  [' %PDF-', undefined],
  ['', undefined],
])('a file that begins with %j may be %s', (start, format) => {
  expect(formatByStart(text(start))).toBe(format);
});

it('a file of exactly 10 MB is taken', () => {
  const end = text('%%EOF');
  const whole = Buffer.concat([text('%PDF-1.7'), zeros(MAX_DOCUMENT_BYTES - 8 - end.length), end]);
  expect(checkContent(whole, false)).toEqual([]);
  expect(MAX_DOCUMENT_BYTES).toBe(10_485_760);
});

it('the end of a file lies within its last kilobyte', () => {
  expect(rulesOf(text('%PDF-1.7'), zeros(2_000), text('%%EOF'), zeros(1_019))).toEqual([]);
  expect(rulesOf(text('%PDF-1.7'), zeros(2_000), text('%%EOF'), zeros(1_020))).toEqual(['complete']);
  expect(rulesOf(jpegStart, jpegEnd, zeros(1_023))).toEqual(['complete']);
});

it('the directory of an archive lies within its last 65,557 bytes', () => {
  expect(rulesOf(docx(0), zipEnd, zeros(65_557 - zipEnd.length))).toEqual([]);
  expect(rulesOf(docx(0), zipEnd, zeros(65_557))).toEqual(['complete']);
});

it('a PDF within the first kilobyte of a picture is a second format, one further back is none', () => {
  expect(rulesOf(jpegStart, zeros(1_015), text('%PDF-'), jpegEnd)).toEqual(['one_format']);
  expect(rulesOf(jpegStart, zeros(1_020), text('%PDF-'), jpegEnd)).toEqual([]);
});

it('bit 0 of the flags alone says that an archive has a password', () => {
  expect(rulesOf(docx(1), zipEnd)).toEqual(['not_encrypted']);
  expect(rulesOf(docx(2), zipEnd)).toEqual([]);
});

it('a compound file has at least its header and one sector', () => {
  const name = Buffer.from('WordDocument', 'utf16le');
  expect(rulesOf(ole, name, zeros(1_024 - 8 - name.length))).toEqual([]);
  expect(rulesOf(ole, name, zeros(1_023 - 8 - name.length))).toEqual(['complete']);
});

it('a picture is not asked for a password', () => {
  expect(rulesOf(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 1]), jpegEnd)).toEqual([]);
});

it('what is refused is told in words', () => {
  expect(checkContent(zeros(0), false)[0]?.message).toBe('The file is empty.');
  expect(recogniseFormat(Buffer.concat([ole, zeros(2_000)]))).toBeUndefined();
});

const body = '%PDF-1.7\n1 0 obj\n<< >>\nendobj\n';
const table = (trailer: string, end = `startxref\n${body.length}\n%%EOF`) =>
  text(`${body}xref\n0 1\n0000000000 65535 f \ntrailer\n${trailer}\n${end}`);
const root = '<< /Root 1 0 R >>';

it('only zeros and white space may follow the end of a PDF', () => {
  expect(findPdfFault(table(root, `startxref\n${body.length}\n%%EOF\n\0\0 \r\n`))).toBeUndefined();
  // The end is then no end: the trailer is found all the same, as in every reader.
  expect(findPdfFault(table(root, `startxref\n${body.length}\n%%EOF more`))).toBeUndefined();
  expect(findPdfFault(table('<< >>', `startxref\n${body.length}\n%%EOF more`))).toBe('broken');
});

it('the dictionary of a cross-reference stream ends where the stream begins', () => {
  const end = `\nstartxref\n${body.length}\n%%EOF`;
  const stream = (dictionary: string, bytes: string) =>
    text(`${body}9 0 obj\n${dictionary}\nstream\n${bytes}\nendstream\nendobj${end}`);
  expect(findPdfFault(stream('<< /Root 1 0 R >>', '/Encrypt'))).toBeUndefined();
  expect(findPdfFault(stream('<< /Root 1 0 R /Encrypt 2 0 R >>', ''))).toBe('encrypted');
  expect(findPdfFault(stream('<< /Size 2 >>', '/Root 1 0 R'))).toBe('broken');
});

it('a table that is not where the end says is lost, and its trailer is found', () => {
  const lost = text(
    `${body}  nothing xref\ntrailer\n<< /Root 1 0 R /Encrypt 2 0 R >>\nstartxref\n${body.length}\n%%EOF`,
  );
  expect(findPdfFault(lost)).toBe('encrypted');
});

it('a PDF that goes on after its end, or whose end points beside its table, is read by its last trailer', () => {
  const last = 'trailer\n<< /Root 1 0 R /Encrypt 2 0 R >>';
  expect(findPdfFault(table(root, `startxref\n${body.length}\n%%EOF\n${last}`))).toBe('encrypted');
  const beside = `  nothing xref\n${last}\ntrailer\n${root}\nstartxref\n${body.length}\n%%EOF`;
  expect(findPdfFault(text(`${body}${beside}`))).toBeUndefined();
});

it('a name that only begins alike is another one', () => {
  expect(findPdfFault(table('<< /Root 1 0 R /EncryptMetadata true >>'))).toBeUndefined();
  expect(findPdfFault(text(`${body}<< /Type /CatalogOther >>`))).toBe('broken');
  expect(findPdfFault(text(`${body}<< /Type  /Catalog >>`))).toBeUndefined();
});

it('of several trailers the last one counts where the table is lost', () => {
  const two = `trailer\n<< /Root 1 0 R /Encrypt 2 0 R >>\ntrailer\n<< /Root 1 0 R >>`;
  expect(findPdfFault(text(`${body}${two}`))).toBeUndefined();
});

it('a PDF that lost its trailer is not encrypted for a word in its text', () => {
  expect(findPdfFault(text(`${body}<< /Type /Catalog >> /Encrypt`))).toBeUndefined();
});
