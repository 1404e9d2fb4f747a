/** Hashes what a document shows, so that the same picture is recognized after a change of its bytes. */
import phash from 'sharp-phash';
import { type DocumentFormat } from '../../domain/documents/content';
import {
  LEAST_CONTRAST,
  MOST_COMPARED_PICTURES,
  MOST_COMPARED_PIXELS,
  SHORTEST_COMPARED_SIDE,
} from '../../domain/documents/pictures';
import { readPicture } from './picture-reader';

/** The side of the small copy that is hashed, in pixels. */
const SIDE = 32;
const JPEG = '\xff\xd8\xff';
const STREAM_START = /(?<![A-Za-z])stream\r?\n(?=\xff\xd8\xff)/g;
const STREAM_END = 'endstream';

/**
 * Returns the perceptual hash of each picture of a document, as 64 characters of 0 and 1: of a JPEG or PNG, and of the
 * JPEGs in a PDF, which is how scanners and phones make one. Leaves out pictures that show nothing or cannot be read.
 */
export async function hashPictures(content: Buffer, format: DocumentFormat | undefined): Promise<string[]> {
  const hashes = new Set<string>();
  for (const { picture, shortest } of listPictures(content, format)) {
    const hash = await hashPicture(picture, shortest).catch(() => undefined);
    if (hash !== undefined) hashes.add(hash);
    if (hashes.size === MOST_COMPARED_PICTURES) break;
  }
  return [...hashes];
}

interface Listed {
  picture: Buffer;
  /** A picture with a shorter side does not count. */
  shortest: number;
}

function* listPictures(content: Buffer, format: DocumentFormat | undefined): Generator<Listed> {
  if (format === 'jpeg' || format === 'png') yield { picture: content, shortest: 1 };
  if (format !== 'pdf') return;
  const text = content.toString('latin1');
  for (const { index, 0: mark } of text.matchAll(STREAM_START)) {
    const start = index + mark.length;
    const end = text.indexOf(STREAM_END, start + JPEG.length);
    if (end > 0) yield { picture: content.subarray(start, end), shortest: SHORTEST_COMPARED_SIDE };
  }
}

async function hashPicture(picture: Buffer, shortest: number): Promise<string | undefined> {
  const options = { failOn: 'none', limitInputPixels: MOST_COMPARED_PIXELS } as const;
  const { width, height } = await readPicture(picture, options).metadata();
  if (Math.min(width, height) < shortest) return undefined;
  // The orientation is metadata, and a change of it changes nothing that the picture shows
  const small = await readPicture(picture, options)
    .flatten({ background: 'white' })
    .greyscale()
    .resize(SIDE, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  if (Math.max(...small) - Math.min(...small) < LEAST_CONTRAST) return undefined;
  const hash: string = await phash(small, { raw: { width: SIDE, height: SIDE, channels: 1 } });
  return hash;
}
