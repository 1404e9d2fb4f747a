/** A PDF that a reader cannot open, or only with a password, is told (docs/rules/documents.md, `opens`). */
import { findPdfFault } from '../../../domain/documents/pdf';

const body = '%PDF-1.7\n1 0 obj\n<< >>\nendobj\n';

function pdf(trailer: string, offset = body.length): Buffer {
  return Buffer.from(
    `${body}xref\n0 1\n0000000000 65535 f \ntrailer\n${trailer}\nstartxref\n${String(offset)}\n%%EOF\n`,
    'latin1',
  );
}

const whole = pdf('<< /Size 2 /Root 1 0 R >>');

it('opens a PDF with a table, and one with a cross-reference stream', () => {
  expect(findPdfFault(whole)).toBeUndefined();
  const stream = `${body}9 0 obj\n<< /Type /XRef /Size 2 /Root 1 0 R /W [1 2 1] >>\nstream\n\xff\xfe\nendstream\nendobj\n`;
  expect(
    findPdfFault(Buffer.from(`${stream}startxref\n${String(body.length)}\n%%EOF`, 'latin1')),
  ).toBeUndefined();
});

it('a PDF that needs a password is reported as encrypted, not as broken', () => {
  expect(findPdfFault(pdf('<< /Size 2 /Root 1 0 R /Encrypt 5 0 R >>'))).toBe('encrypted');
});

it('a PDF whose table is lost still opens while its trailer or its catalogue is left, as in every reader', () => {
  expect(findPdfFault(pdf('<< /Root 1 0 R >>', 99_999))).toBeUndefined();
  expect(findPdfFault(pdf('<< /Root 1 0 R /Encrypt 5 0 R >>', 99_999))).toBe('encrypted');
  const catalogue = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF';
  expect(findPdfFault(Buffer.from(catalogue))).toBeUndefined();
});

it.each([
  ['a beginning with an end stuck to it', Buffer.concat([whole.subarray(0, 30), Buffer.from('\n%%EOF')])],
  ['a trailer without a root', pdf('<< /Size 2 >>')],
  ['a table without a trailer', Buffer.from(`${body}xref\n0 1\nstartxref\n${String(body.length)}\n%%EOF`)],
  ['only its first line', Buffer.from('%PDF-1.7')],
])('%s is broken', (_, content) => {
  expect(findPdfFault(content)).toBe('broken');
});

/** The cross-references of a PDF, as a stream. */
const stream = (dictionary: string, start = '9 0 obj') =>
  `${start}\n${dictionary}\nstream\n\xff\nendstream\nendobj\n`;
const end = (offset: number) => `startxref\n${String(offset)}\n%%EOF`;
const faultOf = (...parts: string[]) => findPdfFault(Buffer.from(parts.join(''), 'latin1'));
const ROOT = '<< /Root 1 0 R >>';
const LOCKED = '<< /Root 1 0 R /Encrypt 5 0 R >>';

it.each([
  ['a line break of Windows', '\r\n', ''],
  ['several line breaks', '\n\n', ''],
  ['a line break at the end', '\n', '\n'],
  ['a line break of Windows at the end', '\n', '\r\n'],
  ['zeros at the end', '\n', '\0\0\0'],
])('the end of a PDF may have %s', (_case, before, after) => {
  const last = `startxref${before}${String(body.length)}${before}%%EOF${after}`;
  expect(faultOf(body, stream(ROOT), last)).toBeUndefined();
});

it('the end of a PDF lies within its last kilobyte', () => {
  const padded = (bytes: number) => faultOf(body, stream(ROOT), end(body.length), '\n'.repeat(bytes));
  expect(padded(900)).toBeUndefined();
  expect(padded(1_024)).toBe('broken');
});

it('a PDF that was saved again is read from its last end', () => {
  const first = [body, stream(ROOT), end(body.length), '\n'].join('');
  expect(faultOf(first, stream(LOCKED), end(first.length))).toBe('encrypted');
  const locked = [body, stream(LOCKED), end(body.length), '\n'].join('');
  expect(faultOf(locked, stream(ROOT), end(locked.length))).toBeUndefined();
});

it('a PDF with two tables is read from the one that its end points to', () => {
  const tables = [body, 'xref\n0 1\ntrailer\n', LOCKED, '\nxref\n0 1\ntrailer\n<< /Size 2 >>\n'].join('');
  expect(faultOf(tables, end(body.length))).toBe('encrypted');
  // White space may come before the table.
  expect(faultOf(tables, end(body.length - 1))).toBe('encrypted');
  const reversed = [body, 'xref\n0 1\ntrailer\n', LOCKED, '\n'].join('');
  expect(faultOf(reversed, 'xref\n0 1\ntrailer\n', ROOT, '\n', end(reversed.length))).toBeUndefined();
});

it.each(['9 0 obj', '12 0 obj', '1234 10 obj', '9  0\r\nobj', '9 0  obj', '\r\n 9 0 obj'])(
  'a stream of cross-references may begin with %j',
  (start) => {
    expect(faultOf(body, stream(ROOT, start), end(body.length))).toBeUndefined();
  },
);

it.each(['obj', '9 obj', '9 0 object', 'a 9 0 obj', 'endobj 9 0 obj'])(
  'no stream of cross-references begins with %j',
  (start) => {
    expect(faultOf(body, stream(ROOT, start), end(body.length))).toBe('broken');
  },
);

it('a dictionary is looked for in 16 KiB', () => {
  const far = (bytes: number) => findPdfFault(pdf(`<< ${' '.repeat(bytes)} /Root 1 0 R >>`));
  expect(far(16_000)).toBeUndefined();
  expect(far(17_000)).toBe('broken');
});

it.each([
  '/Root 12 0 R',
  '/Root 1234 10 R',
  '/Root  1 0 R',
  '/Root\r\n1 0 R',
  '/Root 1  0\r\nR',
  '/Root\n1 0 R',
])('%j names a root', (root) => {
  expect(findPdfFault(pdf(`<< /Size 2 ${root} >>`))).toBeUndefined();
});

it.each(['/Root 1 R', '/Root 1 0', '/Root null', '/Roots 1 0 R', '/Root1 0 R'])('%j names none', (root) => {
  expect(findPdfFault(pdf(`<< /Size 2 ${root} >>`))).toBe('broken');
});
