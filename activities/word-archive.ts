/** What a DOCX file holds, by its directory alone: nothing is unpacked to judge it. */
import { type Entry, fromBufferPromise } from 'yauzl';

/** A Word file of 10 MB unpacks to far less; an archive that claims more is made to fill a disk. */
const MOST_UNPACKED_BYTES = 200 * 1024 * 1024;
const MOST_ENTRIES = 10_000;

export type WordFault = 'broken' | 'encrypted' | 'bomb';

/** What keeps a DOCX file from being opened safely; undefined for nothing. */
export async function findWordFault(content: Buffer): Promise<WordFault | undefined> {
  try {
    const archive = await fromBufferPromise(content, { validateEntrySizes: true });
    return await judgeEntries(archive.eachEntry(), archive.entryCount);
  } catch {
    // yauzl says in prose what of the directory is wrong.
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
