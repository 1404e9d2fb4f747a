/** The format of a photograph is known by its first bytes, whatever its name (docs/rules/charities.md). */
import { MAX_PHOTO_BYTES, PHOTO_FORMATS, photoFormatOf } from '../../../domain/charities/photos';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const STARTS = {
  jpeg: '\xff\xd8\xff',
  png: '\x89PNG\r\n\x1a\n',
  webp: 'RIFF\x24\x10\x00\x00WEBP',
};

it('a photograph has at most 10 MiB', () => {
  expect(MAX_PHOTO_BYTES).toBe(10_485_760);
});

it.each(PHOTO_FORMATS)('a %s file is recognized by its start, alone and before its content', (format) => {
  expect(photoFormatOf(bytes(STARTS[format]))).toBe(format);
  expect(photoFormatOf(bytes(`${STARTS[format]}the picture`))).toBe(format);
});

it.each(PHOTO_FORMATS)('a %s file that was cut or does not begin at its first byte is refused', (format) => {
  const start = STARTS[format];
  expect(photoFormatOf(bytes(start.slice(0, -1)))).toBeUndefined();
  expect(photoFormatOf(bytes(` ${start}`))).toBeUndefined();
  expect(photoFormatOf(bytes(`\0${start.slice(1)}`))).toBeUndefined();
});

it('four bytes of a WebP file are its length, so they may be any', () => {
  for (const length of ['\0\0\0\0', '\xff\xff\xff\xff', '    ']) {
    expect(photoFormatOf(bytes(`RIFF${length}WEBPVP8 `))).toBe('webp');
  }
});

it.each([
  ['a sound in the same container', 'RIFF\x24\x10\x00\x00WAVE'],
  ['a GIF', 'GIF89a'],
  ['a PDF', '%PDF-1.7'],
  ['a page', '<html></html>'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['nothing', ''],
])('%s is no photograph', (_case, content) => {
  expect(photoFormatOf(bytes(content))).toBeUndefined();
});
