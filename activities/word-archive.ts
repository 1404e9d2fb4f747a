/** Judges a DOCX file by its ZIP directory, and counts what each part really unpacks to. Keeps nothing of it. */
import { type Readable } from 'node:stream';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** No genuine 10 MB Word file unpacks to this much. A larger archive is built to fill a disk. */
const MOST_UNPACKED_BYTES = 200 * 1024 * 1024;
const MOST_ENTRIES = 10_000;
/** The part that holds Visual Basic macros. */
const MACROS = /(^|\/)vba(Project|Data)\.(bin|xml)$/i;

export type WordFault = 'broken' | 'encrypted' | 'bomb' | 'script';

/** Returns the fault that makes a DOCX file unsafe to open, or undefined. */
export async function findWordFault(content: Buffer): Promise<WordFault | undefined> {
  try {
    const archive = await fromBufferPromise(content, { validateEntrySizes: false });
    if (archive.entryCount > MOST_ENTRIES) return 'bomb';
    const entries: Entry[] = [];
    for await (const entry of archive.eachEntry()) entries.push(entry);
    return judgeDirectory(entries) ?? (await judgeContent(archive, entries));
  } catch {
    // yauzl describes a malformed directory only in free text, so every error counts as broken.
    return 'broken';
  }
}

function judgeDirectory(entries: Entry[]): WordFault | undefined {
  if (entries.some((entry) => entry.isEncrypted())) return 'encrypted';
  const claimedBytes = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (claimedBytes > MOST_UNPACKED_BYTES) return 'bomb';
  if (entries.some(({ fileName }) => MACROS.test(fileName))) return 'script';
  return entries.some(({ fileName }) => fileName === 'word/document.xml') ? undefined : 'broken';
}

/** A part that unpacks to more than the directory says is a bomb. The directory's sum bounds what is read. */
async function judgeContent(archive: ZipFile, entries: Entry[]): Promise<WordFault | undefined> {
  for (const entry of entries) {
    const bytes = await countBytes(await archive.openReadStreamPromise(entry), entry.uncompressedSize);
    if (bytes > entry.uncompressedSize) return 'bomb';
    if (bytes < entry.uncompressedSize) return 'broken';
  }
  return undefined;
}

/** Counts until one byte too many. */
async function countBytes(stream: Readable, most: number): Promise<number> {
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > most) break;
  }
  return bytes;
}
