/** What a DOCX file refers to: links, pictures and its own parts pass, everything that runs or loads is refused. */
import { judgePartName, judgeRelationships } from '../../../domain/documents/word-relationships';

const TRANSITIONAL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const STRICT = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
const MICROSOFT = 'http://schemas.microsoft.com/office/2006/relationships';

const list = (...elements: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Relationships xmlns="x">${elements.join('')}</Relationships>`;
const one = (type: string, more = 'Target="a"') => list(`<Relationship Id="r" Type="${type}" ${more}/>`);
const judge = (xml: string) => judgeRelationships(Buffer.from(xml));
const external = (type: string) => one(type, 'Target="https://example.org/a" TargetMode="External"');

it.each([
  ['styles', one(`${TRANSITIONAL}/styles`)],
  ['a picture', one(`${TRANSITIONAL}/image`, 'Target="media/image1.png"')],
  ['the template of its own', one(`${TRANSITIONAL}/attachedTemplate`, 'Target="a" TargetMode="Internal"')],
  ['a link', external(`${TRANSITIONAL}/hyperlink`)],
  ['a strict link', external(`${STRICT}/hyperlink`)],
  ['an empty list', list()],
])('%s passes', (_name, xml) => {
  expect(judge(xml)).toBeUndefined();
});

it.each([
  ['macros', one(`${MICROSOFT}/vbaProject`), 'script'],
  ['an ActiveX control', one(`${TRANSITIONAL}/control`), 'script'],
  ['an OLE object', one(`${TRANSITIONAL}/oleObject`), 'file'],
  ['a strict OLE object', one(`${STRICT}/oleObject`), 'file'],
  ['an embedded workbook', one(`${TRANSITIONAL}/package`), 'file'],
  ['a chunk of another format', one(`${TRANSITIONAL}/aFChunk`), 'file'],
  ['a template from elsewhere', external(`${TRANSITIONAL}/attachedTemplate`), 'external'],
  ['a picture from elsewhere', external(`${TRANSITIONAL}/image`), 'external'],
  [
    'something of no type from elsewhere',
    list('<Relationship TargetMode="External" Target="a"/>'),
    'external',
  ],
  [
    'what comes after a link',
    external(`${TRANSITIONAL}/hyperlink`).replace(
      '</',
      `<Relationship Type="a/frame" TargetMode='External'/></`,
    ),
    'external',
  ],
  ['a name with a prefix', list('<é:Relationship TargetMode="External"/>'), 'external'],
  ['an escaped mode', list('<Relationship TargetMode="&#69;xtern&#x61;l"/>'), 'external'],
  ['an escaped type', list('<Relationship Type="a/ole&#x4F;bject"/>'), 'file'],
  [
    'a type that is only said in another value',
    list(`<Relationship Target='Type="a/hyperlink"' TargetMode = "External" Type="a/frame"/>`),
    'external',
  ],
  ['a value with a bracket', list('<Relationship Target="a>b" TargetMode="External"/>'), 'external'],
  [
    'a list with a document type',
    list().replace('<Rel', '<!DOCTYPE a [<!ENTITY b "External">]><Rel'),
    'broken',
  ],
  ['another encoding', list().replace('UTF-8', 'UTF-7'), 'broken'],
])('%s is found', (_name, xml, found) => {
  expect(judge(xml)).toBe(found);
});

it('reads UTF-16 in both orders, with and without a mark', () => {
  const xml = external(`${TRANSITIONAL}/frame`).replace('UTF-8', 'UTF-16');
  for (const text of [xml, `\uFEFF${xml}`]) {
    const little = Buffer.from(text, 'utf16le');
    expect(judgeRelationships(little)).toBe('external');
    expect(judgeRelationships(Buffer.from(little).swap16())).toBe('external');
  }
});

it('a relationship that is built to be slow is refused', () => {
  const megabytes = 4 * 1024 * 1024;
  for (const piece of ['a', 'a ', 'a=', 'a="', '&#', ' ']) {
    expect(judge(`<Relationship ${piece.repeat(megabytes / piece.length)}`)).toBe('broken');
  }
});

it.each([
  ['word/vbaProject.bin', 'script'],
  ['word/vbaData.xml', 'script'],
  ['word/activeX/activeX1.xml', 'script'],
  ['word/embeddings/oleObject1.bin', 'file'],
  ['word\\Embeddings\\a.docx', 'file'],
  ['word/document.xml', undefined],
  ['word/media/embeddings.png', undefined],
])('the part %s is %s', (path, found) => {
  expect(judgePartName(path)).toBe(found);
});
