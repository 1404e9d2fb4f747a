/** Judges a DOCX file by its ZIP directory, its relationships and what each part really unpacks to. Keeps nothing of it. */
import { type Readable } from 'node:stream';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { judgePartName, judgeRelationships, type WordContent } from '../domain/documents/word-relationships';

/** No genuine 10 MB Word file unpacks to this much. A larger archive is built to fill a disk. */
const MOST_UNPACKED_BYTES = 200 * 1024 * 1024;
const MOST_ENTRIES = 10_000;
/** A part's list of relationships is far smaller. */
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

/** A part that unpacks to more than the directory says is a bomb. The directory's sum bounds what is read. */
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

/** Counts until one byte too many. Keeps the bytes only if they are needed. */
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
