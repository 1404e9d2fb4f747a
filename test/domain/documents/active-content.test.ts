/** The names by which a PDF's scripts, programs, forms and embedded files are found (docs/rules/documents.md, `no_active_content`). */
import { findActiveContent, kindOfStream } from '../../../domain/documents/active-content';
import { hasWordMacros } from '../../../domain/documents/content';

it.each([
  ['a script', '<< /S /JavaScript /JS (app.alert) >>', 'script'],
  ['a script that names its action first', '<</S/JavaScript>>', 'script'],
  ['the tree of scripts', '/Names << /JavaScript 5 0 R >>', 'script'],
  ['a script at the start', '/JavaScript', 'script'],
  ['a script behind an escaped key', '<</#53/JavaScript>>', 'script'],
  ['a script behind a reference', '/A 5 0 R/JavaScript', 'script'],
  ['a script in an array', '[/JavaScript]', 'script'],
  ['a script whose name is escaped', '/S /J#61vaScript', 'script'],
  ['a script whose name is escaped as a whole', `/S /${escaped('JavaScript')}`, 'script'],
  ['a script with escapes in capitals', `/S /${escaped('JavaScript').toUpperCase()}`, 'script'],
  ['the text of a script', '/JS (app.alert)', 'script'],
  ['the text of a script in hexadecimal', '/JS<6170>', 'script'],
  ['the text of a script elsewhere', '/JS 12 10 R', 'script'],
  ['the text of a script, spread over lines', '/JS\r\n12\n10\nR', 'script'],
  ['a form with scripts', '/XFA [ (template) 5 0 R ]', 'form'],
  ['a form elsewhere', '/XFA 12 10 R', 'form'],
  ['a form in one stream', '/XFA(a)', 'form'],
  ['an escaped form', '/#58FA 5 0 R', 'form'],
  ['a program', '<< /S /Launch /F (a.exe) >>', 'launch'],
  ['an escaped program', '/S /L#61unch', 'launch'],
  ['an embedded file', '<< /Type /EmbeddedFile >>', 'file'],
  ['the list of embedded files', '/EmbeddedFiles 5 0 R', 'file'],
  ['an attached file', '/Subtype /FileAttachment', 'file'],
  ['rich media', '/Subtype /RichMedia', 'file'],
  ['an attachment', '/EF << /F 5 0 R >>', 'file'],
  ['an attachment behind a reference', '/EF 12 10 R', 'file'],
] as const)('%s is found', (_case, text, found) => {
  expect(findActiveContent(text)).toBe(found);
  expect(findActiveContent(`%PDF-1.7\n1 0 obj\n${text}\nendobj`)).toBe(found);
});

it.each([
  ['a link to a page about scripts', '/URI (https://example.org/JavaScript)'],
  ['a link to a launch', '/URI (https://example.org/Launch)'],
  ['a longer name', '<< /S /JavaScriptless >>'],
  ['another longer name', '<< /S /Launcher >>'],
  ['a name that begins like a script', '/JSX (a)'],
  ['the letters of a font', '/JS /Helvetica'],
  ['an empty form', '/XFA null'],
  ['a name that begins like a file', '/EFX 5 0 R'],
  ['the words in a text', '(JavaScript, Launch, XFA, EF)'],
  ['an ordinary page', '<< /Type /Page /Contents 5 0 R >>'],
  ['nothing', ''],
])('%s passes', (_case, text) => {
  expect(findActiveContent(text)).toBeUndefined();
});

it('of several kinds the script comes first', () => {
  expect(findActiveContent('/EmbeddedFile /S /Launch /S /JavaScript')).toBe('script');
  expect(findActiveContent('/EmbeddedFile /S /Launch')).toBe('launch');
});

const PACKED = '<< /Type /ObjStm /N 3 /First 20';

it.each([
  ['not encoded', `${PACKED} >>`],
  ['deflated', `${PACKED} /Filter /FlateDecode >>`],
  ['deflated by the short name', `${PACKED} /Filter /Fl >>`],
  ['deflated, without spaces', `${PACKED}/Filter/FlateDecode>>`],
  ['deflated, in an array', `${PACKED} /Filter [/FlateDecode] >>`],
  ['deflated, in an array with spaces', `${PACKED} /Filter [ /FlateDecode  ] >>`],
  ['deflated, on a line of its own', `${PACKED} /Filter\r\n/FlateDecode >>`],
  ['with an empty name as encoding', `${PACKED} /Filter [ / ] >>`],
  ['with a parameter of a longer name', `${PACKED} /Filterless /ASCII85Decode /Fonts 3 /DPI 72 >>`],
])('objects that are packed %s can be read', (_case, dictionary) => {
  expect(kindOfStream(dictionary)).toBe('other');
});

it.each([
  ['another encoding, without spaces', `${PACKED}/Filter/ASCII85Decode>>`],
  ['another encoding after several spaces', `${PACKED} /Filter  \n /LZWDecode >>`],
  ['another encoding', `${PACKED} /Filter /ASCII85Decode >>`],
  ['a second encoding', `${PACKED} /Filter [/FlateDecode /ASCII85Decode] >>`],
  ['a second encoding without a space', `${PACKED} /Filter [/ASCII85Decode/FlateDecode] >>`],
  ['an encoding that begins alike', `${PACKED} /Filter /FlateDecodeX >>`],
  ['an encoding elsewhere', `${PACKED} /Filter 12 0 R >>`],
  ['a predictor', `${PACKED} /Filter /FlateDecode /DecodeParms << /Predictor 12 >> >>`],
  ['a predictor by the short name', `${PACKED} /Filter /FlateDecode /DP << /Predictor 12 >> >>`],
  ['the data in another file', `${PACKED} /F (a.bin) >>`],
  ['an escape, which may hide such a name', `${PACKED} /F#69lter /ASCII85Decode >>`],
  ['only the place of the first object', '<< /First 20 /Filter /LZWDecode >>'],
  ['an escaped type', '<< /Type /Obj#53tm /N 3 >>'],
])('packed objects with %s are hidden', (_case, dictionary) => {
  expect(kindOfStream(dictionary)).toBe('hidden');
});

it.each([
  ['a picture', 'image', '<< /Type /XObject /Subtype /Image /Filter /DCTDecode >>'],
  ['a picture without spaces', 'image', '<</Subtype/Image>>'],
  ['a picture over several lines', 'image', '<< /Subtype \r\n /Image >>'],
  ['a picture with an escape, which may be another type', 'other', '<< /Subtype /Image /F#69lter /A >>'],
  ['a longer subtype', 'other', '<< /Subtype /ImageMask >>'],
  ['a page', 'other', '<< /Length 20 /Filter /FlateDecode >>'],
  ['a page with an escape', 'other', '<< /Length 20 /A#42 >>'],
  ['a longer name', 'other', '<< /Type /ObjStms /Firsts 3 /Filter /ASCII85Decode >>'],
  ['packed objects that claim to be a picture', 'hidden', '<< /Type /ObjStm /Subtype /Image /F (a) >>'],
] as const)('the stream of %s is %s', (_case, kind, dictionary) => {
  expect(kindOfStream(dictionary)).toBe(kind);
});

it('a DOC file with macros names their stream in UTF-16', () => {
  expect(hasWordMacros(Buffer.from('…_VBA_PROJECT…', 'utf16le'))).toBe(true);
  expect(hasWordMacros(Buffer.from('…_VBA_PROJECT…', 'latin1'))).toBe(false);
  expect(hasWordMacros(Buffer.from('WordDocument', 'utf16le'))).toBe(false);
});

function escaped(name: string): string {
  return [...name].map((character) => `#${character.charCodeAt(0).toString(16)}`).join('');
}
