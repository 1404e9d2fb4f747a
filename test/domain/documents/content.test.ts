import { checkContent, MAX_DOCUMENT_BYTES, recogniseFormat } from '../../../domain/documents/content';

const text = (value: string) => Buffer.from(value, 'latin1');
const pdf = text('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF\n');
const png = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  text('…IEND\xae\x42\x60\x82'),
]);
const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), text('JFIF'), Buffer.from([0xff, 0xd9])]);
const docx = Buffer.concat([
  text('PK\x03\x04\x14\x00\x00\x00word/document.xml'),
  text('PK\x05\x06'),
  Buffer.alloc(18),
]);
const ole = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const stream = (name: string) => Buffer.from(name, 'utf16le');
const doc = Buffer.concat([ole, Buffer.alloc(1_024), stream('WordDocument')]);

it.each([
  ['pdf', pdf],
  ['png', png],
  ['jpeg', jpeg],
  ['docx', docx],
  ['doc', doc],
])('a whole %s passes', (format, content) => {
  expect(recogniseFormat(content)).toBe(format);
  expect(checkContent(content, false)).toEqual([]);
});

it.each([
  ['an empty file', Buffer.alloc(0), 'not_empty'],
  ['more than 10 MB', Buffer.concat([pdf, Buffer.alloc(MAX_DOCUMENT_BYTES)]), 'size'],
  ['a program', text('MZ\x90'), 'format'],
  ['a page', text('<html></html>'), 'format'],
  ['an archive that is no Word file', text('PK\x03\x04notes.txt PK\x05\x06'), 'format'],
  ['a compound file that is no Word file', Buffer.concat([ole, stream('Workbook')]), 'format'],
  ['a PDF behind a picture', Buffer.concat([jpeg, pdf, jpeg]), 'one_format'],
  ['an archive behind a PDF', Buffer.concat([pdf, docx, text('%%EOF')]), 'one_format'],
  ['an archive behind a picture', Buffer.concat([png, docx, text('IEND')]), 'one_format'],
  ['a PDF without its end', pdf.subarray(0, 20), 'complete'],
  ['a picture without its end', png.subarray(0, 9), 'complete'],
  ['a photograph without its end', jpeg.subarray(0, 8), 'complete'],
  ['a Word file without its directory', docx.subarray(0, 25), 'complete'],
  [
    'a Word file with a password',
    Buffer.concat([ole, Buffer.alloc(1_024), stream('EncryptedPackage')]),
    'not_encrypted',
  ],
  [
    'an archive entry with a password',
    Buffer.concat([text('PK\x03\x04\x14\x00\x01\x00'), docx.subarray(8)]),
    'not_encrypted',
  ],
])('%s is refused by name', (_, content, rule) => {
  expect(checkContent(content, false).map((problem) => problem.rule)).toEqual([rule]);
});

it('a file that was cut at the limit is too large, whatever its beginning', () => {
  expect(checkContent(pdf, true)).toMatchObject([{ rule: 'size' }]);
});
