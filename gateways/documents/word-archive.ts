/**
 * Judges a DOCX file by its ZIP directory, its relationships and the unpacked size of each part. Stores
 * nothing of the file.
 */
import { type Readable } from 'node:stream';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import {
  judgePartName,
  judgeRelationships,
  type WordContent,
} from '../../domain/documents/word-relationships';

/**
 * No genuine 10 MB Word file unpacks to this much. An archive that unpacks to more was built to fill a disk.
 */
const MOST_UNPACKED_BYTES = 200 * 1024 * 1024;
const MOST_ENTRIES = 10_000;
/** The limit for one file of relationships. Genuine files of relationships are far smaller. */
const MOST_RELATIONSHIP_BYTES = 4 * 1024 * 1024;
const RELATIONSHIPS = /\.rels$/i;

export type WordFault = 'broken' | 'encrypted' | 'bomb' | WordContent;

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
  const active = entries.map(({ fileName }) => judgePartName(fileName)).find((found) => found !== undefined);
  if (active !== undefined) return active;
  return entries.some(({ fileName }) => fileName === 'word/document.xml') ? undefined : 'broken';
}

/**
 * Unpacks each part. If a part is larger than its size in the directory, the archive is a bomb. `judgeDirectory`
 * has already limited the sum of the directory's sizes, so this function reads no more than that limit.
 */
async function judgeContent(archive: ZipFile, entries: Entry[]): Promise<WordFault | undefined> {
  for (const entry of entries) {
    const isRead = RELATIONSHIPS.test(entry.fileName);
    if (isRead && entry.uncompressedSize > MOST_RELATIONSHIP_BYTES) return 'bomb';
    const stream = await archive.openReadStreamPromise(entry);
    const { bytes, kept } = await readPart(stream, entry.uncompressedSize, isRead);
    if (bytes > entry.uncompressedSize) return 'bomb';
    if (bytes < entry.uncompressedSize) return 'broken';
    const found = isRead ? judgeRelationships(Buffer.concat(kept)) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Counts the bytes of a part, and stops when there are more than `most`. Returns the bytes themselves only if
 * `isKept` is true.
 */
async function readPart(
  stream: Readable,
  most: number,
  isKept: boolean,
): Promise<{ bytes: number; kept: Buffer[] }> {
  let bytes = 0;
  const kept: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > most) break;
    if (isKept) kept.push(chunk);
  }
  return { bytes, kept };
}
