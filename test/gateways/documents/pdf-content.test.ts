/** A PDF that runs, starts or carries something is refused, however it is packed; an ordinary one is not. */
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { findPdfThreat } from '../../../gateways/documents/pdf-content';

const latin = (text: string) => Buffer.from(text, 'latin1');

/** A PDF with a page and these objects. */
const pdf = (...parts: (string | Buffer)[]) => blank('9 0 obj\n<< /Type /Page >>\nendobj\n', ...parts);

function blank(...parts: (string | Buffer)[]): Buffer {
  const objects = parts.map((part) => (typeof part === 'string' ? latin(part) : part));
  return Buffer.concat([
    latin('%PDF-1.7\n1 0 obj\n<< /Type /Catalog /OpenAction 2 0 R >>\nendobj\n'),
    ...objects,
    latin('\ntrailer << /Root 1 0 R >>\n%%EOF\n'),
  ]);
}

function stream(dictionary: string, data: Buffer, keyword = 'stream\r\n'): Buffer {
  return Buffer.concat([
    latin(`7 0 obj\n<< ${dictionary} >>\n${keyword}`),
    data,
    latin('\nendstream\nendobj\n'),
  ]);
}

const script = '2 0 obj << /S /JavaScript /JS (app.alert(1)) >> endobj';
const deflated = deflateSync(latin(script));

it.each<[string, Buffer, string]>([
  ['a script', pdf(script), 'script'],
  ['a script without spaces', pdf('2 0 obj<</S/JavaScript/JS(x)>>endobj'), 'script'],
  ['an escaped script', pdf('2 0 obj<</S/J#61va#53cript/JS(x)>>endobj'), 'script'],
  ['a script behind a comment', pdf('2 0 obj<</S%\n/JavaScript/JS(x)>>endobj'), 'script'],
  [
    'a script whose type is elsewhere',
    pdf('2 0 obj<</S 3 0 R/JS(x)>>endobj 3 0 obj /JavaScript endobj'),
    'script',
  ],
  ['scripts by name', pdf('<< /Names << /JavaScript 5 0 R >> >>'), 'script'],
  ['a script in a rendition action', pdf('2 0 obj<</S/Rendition/JS (x)>>endobj'), 'script'],
  ['an XFA form', pdf('<< /AcroForm << /XFA [(config) 5 0 R (template) 6 0 R] >> >>'), 'form'],
  ['an XFA form in one stream', pdf('<< /AcroForm << /Fields [] /XFA 5 0 R >> >>'), 'form'],
  ['an escaped XFA form', pdf('<< /AcroForm << /X#46A 5 0 R >> >>'), 'form'],
  [
    'an XFA form in an object stream',
    pdf(
      stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(latin('<</XFA[(a) 5 0 R]>>'))),
    ),
    'form',
  ],
  ['a launch action', pdf('2 0 obj << /S /Launch /F (cmd.exe) >> endobj'), 'launch'],
  ['an embedded file', pdf('<< /Names << /EmbeddedFiles 5 0 R >> >>'), 'file'],
  ['a reference to a file', pdf('<< /Type /Filespec /EF << /F 5 0 R >> >>'), 'file'],
  ['an attachment', pdf('<< /Subtype /FileAttachment >>'), 'file'],
  ['a film', pdf('<< /Subtype /RichMedia >>'), 'file'],
  [
    'a script in an object stream',
    pdf(stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflated)),
    'script',
  ],
  ['one in a stream of no type', pdf(stream('/Filter /FlateDecode', deflated, 'stream\n')), 'script'],
  ['one behind a comment', pdf(stream('/Filter /FlateDecode', deflated, '% more\nstream\n')), 'script'],
  [
    'one in a stream that is damaged',
    pdf(
      stream(
        '/Filter /FlateDecode',
        Buffer.concat([deflateSync(latin(script.repeat(99))).subarray(0, 60), latin('x')]),
      ),
    ),
    'broken',
  ],
  [
    'one that calls itself a picture',
    pdf(stream('/Subtype /Image /Type /ObjStm /First 4 /Filter /FlateDecode', deflated)),
    'script',
  ],
  [
    'objects in hexadecimal',
    pdf(
      stream(
        '/Type /ObjStm /First 4 /Filter [/ASCIIHexDecode /FlateDecode]',
        latin(deflated.toString('hex')),
      ),
    ),
    'hidden',
  ],
  [
    'objects by another filter',
    pdf(stream('/Type /Ob#6aStm /First 4 /Filter /LZWDecode', deflated)),
    'hidden',
  ],
  [
    'objects whose filter is elsewhere',
    pdf(stream('/Type /ObjStm /First 4 /Filter 9 0 R', deflated)),
    'hidden',
  ],
  [
    'objects under a predictor',
    pdf(stream('/Type /ObjStm /First 4 /Filter /FlateDecode /DecodeParms << /Predictor 12 >>', deflated)),
    'hidden',
  ],
  [
    'objects under a long dictionary',
    pdf(stream(`/Type /ObjStm /First 4 /Filter /LZWDecode /X (${'x'.repeat(20_000)})`, deflated)),
    'hidden',
  ],
  [
    'a stream that unpacks to 100 MB',
    pdf(stream('/Filter /FlateDecode', deflateSync(Buffer.alloc(100 * 1024 * 1024)))),
    'bomb',
  ],
  [
    'streams that unpack to 300 MB together',
    pdf(
      ...Array.from({ length: 10 }, () =>
        stream('/Filter /FlateDecode', deflateSync(Buffer.alloc(30 * 1024 * 1024))),
      ),
    ),
    'bomb',
  ],
])('%s is found', async (_name, content, threat) => {
  expect(await findPdfThreat(content)).toBe(threat);
});

it('ordinary documents are clear', async () => {
  expect(
    await findPdfThreat(pdf('<< /A << /S /URI /URI (https://example.org/Launch) >> >>')),
  ).toBeUndefined();
  expect(
    await findPdfThreat(pdf('<< /S /URI /URI (https://example.org/JavaScript/JS/XFA) /Effects 1 /JSX 1 >>')),
  ).toBeUndefined();
  expect(
    await findPdfThreat(pdf(stream('/Subtype /Image /Filter /DCTDecode', latin(script.slice(30))))),
  ).toBeUndefined();
  const drawn = new PDFDocument();
  drawn.text('Letter of determination: a word on scripts and stream\n');
  drawn.end();
  expect(await findPdfThreat(await buffer(drawn))).toBeUndefined();
});

it('a PDF needs a page, in clear or in an unpacked stream', async () => {
  const packed = (text: string) =>
    stream('/Type /ObjStm /First 4 /Filter /FlateDecode', deflateSync(latin(text)));
  expect(await findPdfThreat(blank())).toBe('blank');
  expect(await findPdfThreat(blank('<< /Type /Pages /Count 0 /Kids [] >>'))).toBe('blank');
  expect(await findPdfThreat(blank(packed('<</Type/Pages/Kids[]>>')))).toBe('blank');
  expect(await findPdfThreat(blank(packed('<</Type/Page/Parent 3 0 R>>')))).toBeUndefined();
  expect(await findPdfThreat(blank('<< /Type /P#61ge >>'))).toBeUndefined();
});

it('a hostile file of ten megabytes ends', async () => {
  const streams = pdf(latin('9 0 obj>>stream\n'.repeat(600_000)));
  expect(await findPdfThreat(streams)).toBe('bomb');
  const names = pdf(latin('/EF '.repeat(2_400_000)));
  expect(await findPdfThreat(names)).toBeUndefined();
  const spaces = pdf(Buffer.alloc(9_000_000, ' '), latin('>>'), Buffer.alloc(900_000, ' '));
  expect(await findPdfThreat(spaces)).toBeUndefined();
  const comments = pdf(latin('>>%'.repeat(3_000_000)));
  expect(await findPdfThreat(comments)).toBeUndefined();
}, 60_000);
