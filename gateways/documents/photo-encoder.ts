/** Re-encodes photographs, so that only the pixels of an uploaded file are served, without metadata. */
import { PHOTO_LIMITS, PHOTO_LONGEST_SIDE, photoFormatOf } from '../../domain/charities/photos';
import { readPicture } from './picture-reader';

export interface EncodedPhoto {
  /** A WebP picture. */
  content: Buffer;
  width: number;
  height: number;
}

export type PhotoFault = 'format' | 'damaged' | 'pixels';

const QUALITY = 80;

let last: Promise<unknown> = Promise.resolve();

/**
 * Re-encodes a picture as WebP, upright and at most as large as a page shows it. Returns a fault if it refuses the
 * file. A process encodes one picture at a time, so that uploads leave threads and memory to other requests.
 */
export function encodePhoto(file: Buffer): Promise<EncodedPhoto | PhotoFault> {
  const next = last.then(() => encode(file));
  last = next;
  return next;
}

async function encode(file: Buffer): Promise<EncodedPhoto | PhotoFault> {
  if (photoFormatOf(file) === undefined) return 'format';
  try {
    // Checks the size before it decodes a pixel, because a small file may unpack to a huge picture.
    const picture = readPicture(file, { failOn: 'truncated', limitInputPixels: false });
    const { width, height } = await picture.metadata();
    if (width * height > PHOTO_LIMITS.pixels) return 'pixels';
    const { data, info } = await picture
      .autoOrient()
      .resize({
        width: PHOTO_LONGEST_SIDE,
        height: PHOTO_LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.height };
  } catch {
    return 'damaged';
  }
}
