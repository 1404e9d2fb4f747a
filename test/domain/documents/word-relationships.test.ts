/** What a DOCX file refers to: links, pictures and its own parts pass, everything that runs or loads is refused. */
import {
  judgePartName,
  judgeRelationships,
  MOST_ELEMENT_BYTES,
} from '../../../domain/documents/word-relationships';

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
  ['a link whose type has spaces around it', one(' a/hyperlink ', 'TargetMode="External"')],
  ['another element that loads from elsewhere', list('<Note TargetMode="External"/>')],
  ['an element whose name ends alike', list('<MyRelationship TargetMode="External"/>')],
  ['an element whose name begins alike', list('<Relationship2 TargetMode="External"/>')],
  ['a closed element', list('</Relationship TargetMode="External">')],
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
  ['a name with a long prefix', list('<rel:Relationship TargetMode="External"/>'), 'external'],
  ['a mode with spaces', list('<Relationship TargetMode=" External&#32;"/>'), 'external'],
  ['a type with spaces', one(`${TRANSITIONAL}/ oleObject `), 'file'],
  ['an escaped mode', list('<Relationship TargetMode="&#69;xtern&#x61;l"/>'), 'external'],
  [
    'a character that does not exist, in a type',
    one('a/&#x110000;&#9999999;', 'TargetMode="External"'),
    'external',
  ],
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
  ['another encoding, with spaces', list().replace('="UTF-8"', ' = "UTF-7"'), 'broken'],
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

it.each([
  ['the first byte of a mark for UTF-16 alone', [0xfe]],
  ['the first byte of the other mark alone', [0xff]],
  ['a zero and a space', [0, 0x20]],
  ['a space', [0x20]],
  ['a space and a byte of a mark', [0x20, 0xff]],
  ['a space and a byte of the other mark', [0x20, 0xfe]],
  ['a space and a zero', [0x20, 0]],
])('a file that begins with %s is still read as UTF-8', (_case, bytes) => {
  const xml = Buffer.concat([Buffer.from(bytes), Buffer.from(external(`${TRANSITIONAL}/frame`))]);
  expect(judgeRelationships(xml)).toBe('external');
});

it('a relationship has at most 64 KiB', () => {
  const ofLength = (length: number) => `Relationship Target="${'a'.repeat(length - 24)}"/>`;
  expect(ofLength(MOST_ELEMENT_BYTES)).toHaveLength(65_536);
  expect(judge(`<${ofLength(MOST_ELEMENT_BYTES)}`)).toBeUndefined();
  expect(judge(`<${ofLength(MOST_ELEMENT_BYTES + 1)}`)).toBe('broken');
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
  ['vbaProject.bin', 'script'],
  ['activeX/activeX1.xml', 'script'],
  ['embeddings/oleObject1.bin', 'file'],
  ['word/vbaProject.bin.txt', undefined],
  ['word/_rels/vbaProject.bin.rels', undefined],
  ['word/myvbaProject.bin', undefined],
  ['word/myactiveX/a.xml', undefined],
  ['word/myembeddings/a.xml', undefined],
])('the part %s is %s', (path, found) => {
  expect(judgePartName(path)).toBe(found);
});
