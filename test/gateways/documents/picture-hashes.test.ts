/** A changed byte does not make another document of the same picture. */
import sharp from 'sharp';
import { SAME_PICTURE_BITS } from '../../../domain/documents/pictures';
import { hashPictures } from '../../../gateways/documents/picture-hashes';

/** Soft shades that differ by seed, as the small copies of photographs do. */
function pixels(seed: number, side = 12): Buffer {
  let state = seed;
  return Buffer.from(
    Array.from({ length: side * side * 3 }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state % 256;
    }),
  );
}

const photo = (seed: number, side = 12) =>
  sharp(pixels(seed, side), { raw: { width: side, height: side, channels: 3 } }).resize(600, 400, {
    fit: 'fill',
  });
const jpeg = (seed: number, quality = 90) => photo(seed).jpeg({ quality }).toBuffer();

/** A PDF as a scanner makes one: each page is a JPEG. */
const pdf = (...pictures: Buffer[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    ...pictures.flatMap((picture) => [
      Buffer.from('1 0 obj <</Subtype/Image/Filter/DCTDecode>> stream\n'),
      picture,
      Buffer.from('\nendstream endobj\n'),
    ]),
    Buffer.from('%%EOF'),
  ]);

const differing = (a: string, b: string) => [...a].filter((bit, index) => bit !== b[index]).length;
const only = (hashes: string[]) => {
  expect(hashes).toEqual([expect.stringMatching(/^[01]{64}$/)]);
  return hashes[0] ?? '';
};

it('is the same after a change that nobody sees', async () => {
  const original = await jpeg(1);
  const hash = only(await hashPictures(original, 'jpeg'));
  const oneShade = pixels(1);
  oneShade[0] = (oneShade[0] ?? 0) ^ 1;
  const retouched = await sharp(oneShade, { raw: { width: 12, height: 12, channels: 3 } })
    .resize(600, 400, { fit: 'fill' })
    .png()
    .toBuffer();
  const same: [Buffer, 'jpeg' | 'png' | 'pdf'][] = [
    [Buffer.concat([original, Buffer.from([0])]), 'jpeg'],
    [
      await photo(1)
        .withExif({ IFD0: { Copyright: 'Me' } })
        .jpeg({ quality: 90 })
        .toBuffer(),
      'jpeg',
    ],
    [retouched, 'png'],
    [pdf(original), 'pdf'],
  ];
  for (const [content, format] of same) expect(only(await hashPictures(content, format))).toBe(hash);
  const smaller = await sharp(await jpeg(1, 40))
    .resize(300)
    .jpeg()
    .toBuffer();
  expect(differing(only(await hashPictures(smaller, 'jpeg')), hash)).toBeLessThanOrEqual(SAME_PICTURE_BITS);
});

it('differs for other pictures', async () => {
  const hashes: string[] = [];
  for (let seed = 1; seed <= 12; seed += 1) hashes.push(only(await hashPictures(await jpeg(seed), 'jpeg')));
  for (const [index, hash] of hashes.entries()) {
    for (const other of hashes.slice(index + 1)) {
      expect(differing(hash, other)).toBeGreaterThan(SAME_PICTURE_BITS);
    }
  }
});

it('compares the large pictures of a PDF, and none that is small, blank, damaged or no picture', async () => {
  const logo = await photo(9).resize(199, 199, { fit: 'fill' }).jpeg().toBuffer();
  const blank = await sharp({ create: { width: 600, height: 400, channels: 3, background: 'white' } })
    .jpeg()
    .toBuffer();
  const damaged = Buffer.from('\xff\xd8\xff no picture', 'latin1');
  const pages = pdf(logo, blank, damaged, await jpeg(1), await jpeg(2), await jpeg(2));
  expect(await hashPictures(pages, 'pdf')).toEqual([
    ...(await hashPictures(await jpeg(1), 'jpeg')),
    ...(await hashPictures(await jpeg(2), 'jpeg')),
  ]);
  expect(await hashPictures(blank, 'jpeg')).toEqual([]);
  expect(await hashPictures(damaged, 'jpeg')).toEqual([]);
  expect(await hashPictures(await jpeg(1), 'docx')).toEqual([]);
});
