/**
 * Searches a PDF and its compressed streams for a page, scripts, launch actions and embedded files. Does not render
 * the PDF.
 */
import { createInflateRaw } from 'node:zlib';
import { type ActiveContent, findActiveContent, kindOfStream } from '../../domain/documents/active-content';
import { hasPage } from '../../domain/documents/pdf';

/** The limit for one unpacked stream. Objects and pages are far smaller, and images are not unpacked. */
const MOST_STREAM_BYTES = 32 * 1024 * 1024;
const MOST_UNPACKED_BYTES = 200 * 1024 * 1024;
const MOST_STREAMS = 20_000;
/** The dictionary of a stream may begin at most this many bytes before the stream's data. */
const DICTIONARY_WINDOW = 8_192;
/** Replaces a dictionary that we cannot read. `kindOfStream` returns `hidden` for it. */
const UNKNOWN_DICTIONARY = '/ObjStm #';

/** This pattern is simple, because an attacker could build a file that makes a complex pattern slow. */
const STREAM = /(?<![A-Za-z])stream\r?\n/g;

export type PdfThreat = ActiveContent | 'hidden' | 'bomb' | 'broken' | 'blank';

/** Returns the reason why a PDF is not safe to open, or that it has no page. Returns undefined for a good one. */
export async function findPdfThreat(content: Buffer): Promise<PdfThreat | undefined> {
  const text = content.toString('latin1');
  const inClear = findActiveContent(text);
  if (inClear !== undefined) return inClear;
  let [streams, unpackedBytes] = [0, 0];
  let isBlank = !hasPage(text);
  for (const { index, 0: start } of text.matchAll(STREAM)) {
    streams += 1;
    if (streams > MOST_STREAMS) return 'bomb';
    const dictionary = dictionaryBefore(text, index);
    const kind = kindOfStream(dictionary);
    if (kind === 'hidden') return 'hidden';
    const data = content.subarray(index + start.length);
    if (kind === 'image' || !isDeflated(data)) continue;
    const { unpacked, isDamaged } = await inflate(data);
    // A PDF reader still uses the data before the damage, which we cannot decode if another filter comes first.
    if (isDamaged && /\/Fl|#/.test(dictionary)) return 'broken';
    unpackedBytes += unpacked.length;
    if (unpacked.length > MOST_STREAM_BYTES || unpackedBytes > MOST_UNPACKED_BYTES) return 'bomb';
    const inside = unpacked.toString('latin1');
    const packed = findActiveContent(inside);
    if (packed !== undefined) return packed;
    isBlank &&= !hasPage(inside);
  }
  return isBlank ? 'blank' : undefined;
}

/**
 * Returns the dictionary before a stream. If the dictionary begins too far away to read, returns
 * UNKNOWN_DICTIONARY.
 */
function dictionaryBefore(text: string, end: number): string {
  const before = text.slice(Math.max(0, end - DICTIONARY_WINDOW), end);
  const start = before.lastIndexOf('obj');
  if (start >= 0) return before.slice(start);
  return before.includes('>>') ? UNKNOWN_DICTIONARY : '';
}

/** Returns true if the data begins with the two bytes of a zlib header (RFC 1950). */
function isDeflated(data: Buffer): boolean {
  const [method = 0, flags = 0] = data;
  return (method & 0x0f) === 8 && ((method << 8) | flags) % 31 === 0;
}

/** Unpacks a stream, and stops once it exceeds MOST_STREAM_BYTES. Ignores the checksum, as PDF readers do. */
function inflate(data: Buffer): Promise<{ unpacked: Buffer; isDamaged: boolean }> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const unpacker = createInflateRaw();
    const end = (isDamaged: boolean) => {
      unpacker.destroy();
      resolve({ unpacked: Buffer.concat(chunks), isDamaged });
    };
    unpacker.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size > MOST_STREAM_BYTES) end(false);
    });
    unpacker.on('end', () => end(false)).on('error', () => end(true));
    unpacker.end(data.subarray(2));
  });
}
