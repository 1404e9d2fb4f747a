/** Checks a DOCX file by its ZIP directory alone, without unpacking it. */
import { type Entry, fromBufferPromise } from 'yauzl';

/** No genuine 10 MB Word file unpacks to this much. A larger archive is built to fill a disk. */
const MOST_UNPACKED_BYTES = 200 * 1024 * 1024;
const MOST_ENTRIES = 10_000;

export type WordFault = 'broken' | 'encrypted' | 'bomb';

/** Returns the fault that makes a DOCX file unsafe to open, or undefined. */
export async function findWordFault(content: Buffer): Promise<WordFault | undefined> {
  try {
    const archive = await fromBufferPromise(content, { validateEntrySizes: true });
    return await judgeEntries(archive.eachEntry(), archive.entryCount);
  } catch {
    // yauzl describes a malformed directory only in free text, so every error counts as broken.
    return 'broken';
  }
}

async function judgeEntries(entries: AsyncIterable<Entry>, count: number): Promise<WordFault | undefined> {
  if (count > MOST_ENTRIES) return 'bomb';
  let unpackedBytes = 0;
  let hasText = false;
  for await (const entry of entries) {
    if (entry.isEncrypted()) return 'encrypted';
    unpackedBytes += entry.uncompressedSize;
    if (unpackedBytes > MOST_UNPACKED_BYTES) return 'bomb';
    hasText ||= entry.fileName === 'word/document.xml';
  }
  return hasText ? undefined : 'broken';
}
