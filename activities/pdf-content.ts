/** Looks into a PDF for scripts, launch actions and embedded files, also in its compressed streams. Never renders it. */
import { createInflateRaw } from 'node:zlib';
import { type ActiveContent, findActiveContent, kindOfStream } from '../domain/documents/active-content';

/** Objects and page contents are far smaller. Pictures are not unpacked. */
const MOST_STREAM_BYTES = 32 * 1024 * 1024;
const MOST_UNPACKED_BYTES = 200 * 1024 * 1024;
const MOST_STREAMS = 20_000;
/** How far before its data a stream's dictionary may begin. */
const DICTIONARY_WINDOW = 8_192;
const UNKNOWN_DICTIONARY = '/ObjStm #';

/** Simple, because the file may be built to make a pattern slow. */
const STREAM = /(?<![A-Za-z])stream\r?\n/g;

export type PdfThreat = ActiveContent | 'hidden' | 'bomb' | 'broken';

/** Why a PDF is not safe to open; undefined if it is. */
export async function findPdfThreat(content: Buffer): Promise<PdfThreat | undefined> {
  const text = content.toString('latin1');
  const inClear = findActiveContent(text);
  if (inClear !== undefined) return inClear;
  let [streams, unpackedBytes] = [0, 0];
  for (const { index, 0: start } of text.matchAll(STREAM)) {
    streams += 1;
    if (streams > MOST_STREAMS) return 'bomb';
    const dictionary = dictionaryBefore(text, index);
    const kind = kindOfStream(dictionary);
    if (kind === 'hidden') return 'hidden';
    const data = content.subarray(index + start.length);
    if (kind === 'image' || !isDeflated(data)) continue;
    const { unpacked, isDamaged } = await inflate(data);
    // Readers would use the part before the damage, which we cannot see.
    if (isDamaged && /\/Fl|#/.test(dictionary)) return 'broken';
    unpackedBytes += unpacked.length;
    if (unpacked.length > MOST_STREAM_BYTES || unpackedBytes > MOST_UNPACKED_BYTES) return 'bomb';
    const packed = findActiveContent(unpacked.toString('latin1'));
    if (packed !== undefined) return packed;
  }
  return undefined;
}

/** A dictionary that begins too far away could say anything, so it counts as one of objects that are packed away. */
function dictionaryBefore(text: string, end: number): string {
  const before = text.slice(Math.max(0, end - DICTIONARY_WINDOW), end);
  const start = before.lastIndexOf('obj');
  if (start >= 0) return before.slice(start);
  return before.includes('>>') ? UNKNOWN_DICTIONARY : '';
}

/** Whether the data begins with the two bytes of a zlib header (RFC 1950). */
function isDeflated(data: Buffer): boolean {
  const [method = 0, flags = 0] = data;
  return (method & 0x0f) === 8 && ((method << 8) | flags) % 31 === 0;
}

/** Unpacks at most a little more than may be. Ignores the checksum, as readers do. */
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
