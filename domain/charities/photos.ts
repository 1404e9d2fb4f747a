/** Limits the photographs of a charity. See docs/rules/charities.md. */

export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
export const PHOTO_FORMATS = ['jpeg', 'png', 'webp'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

export const PHOTO_LIMITS = {
  most: 12,
  /** A small file can decode to a huge picture, so the number of pixels has its own limit. */
  pixels: 40_000_000,
  captionLength: 300,
} as const;

/** A larger picture is scaled down until its longer side has this many pixels. */
export const PHOTO_LONGEST_SIDE = 2_048;

/** The file of a removed photograph is deleted after this many hours. */
export const REMOVED_PHOTO_KEPT_HOURS = 24;

/** The first bytes of a file of each format, one character per byte. A space matches any byte. */
const STARTS: [PhotoFormat, string][] = [
  ['jpeg', '\xff\xd8\xff'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['webp', 'RIFF    WEBP'],
];

/** Recognizes the format of a picture by its first bytes. Returns undefined for any other content. */
export function photoFormatOf(content: Buffer): PhotoFormat | undefined {
  const start = content.toString('latin1', 0, 12);
  const begins = (mark: string) => [...mark].every((byte, index) => byte === ' ' || byte === start[index]);
  return STARTS.find(([, mark]) => begins(mark))?.[0];
}
