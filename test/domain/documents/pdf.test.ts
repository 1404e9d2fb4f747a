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

it('a PDF that needs a password is told from a broken one', () => {
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
