/** Inspects a register file on disk and reads its lines. Recognizes a gzip file by its content. */
import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Readable, pipeline as pipe } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type Line } from './csv-records';

export type RegisterFileFault =
  'FILE_MISSING' | 'FILE_UNREADABLE' | 'FILE_EMPTY' | 'FILE_DAMAGED' | 'FORMAT_UNKNOWN' | 'IMPORT_RUNNING';

/** Thrown if a file cannot be imported. Nothing was imported. */
export class RegisterFileError extends Error {
  override readonly name = 'RegisterFileError';

  constructor(
    readonly code: RegisterFileFault,
    message: string,
  ) {
    super(message);
  }
}

export interface RegisterFile {
  path: string;
  name: string;
  sizeBytes: number;
  isGzip: boolean;
  /** SHA-256 of the unpacked content, in hex. A file and its gzip have the same digest. */
  digest: string;
}

const ZIP_SIGNATURE = Buffer.from('PK\u0003\u0004');

/** Reads a file to its end, so that a damaged file is refused before any record is imported. */
export async function inspectRegisterFile(path: string): Promise<RegisterFile> {
  const name = basename(path);
  const sizeBytes = await readSize(path);
  const start = await readStart(path);
  if (start.equals(ZIP_SIGNATURE)) {
    throw new RegisterFileError('FORMAT_UNKNOWN', `${name} is a ZIP archive: unpack it first.`);
  }
  const isGzip = start[0] === 0x1f && start[1] === 0x8b;
  const hash = createHash('sha256');
  let contentBytes = 0;
  const { content } = openContent(path, isGzip);
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      hash.update(chunk);
      contentBytes += chunk.length;
    }
  } catch (error) {
    throw new RegisterFileError('FILE_DAMAGED', `${name} cannot be read to its end: ${messageOf(error)}.`);
  }
  if (contentBytes === 0) throw new RegisterFileError('FILE_EMPTY', `${name} is empty.`);
  return { path, name, sizeBytes, isGzip, digest: hash.digest('hex') };
}

async function readSize(path: string): Promise<number> {
  const name = basename(path);
  const found = await stat(path).catch((error: unknown) => {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR')
      throw new RegisterFileError('FILE_MISSING', `There is no file ${path}.`);
    throw new RegisterFileError('FILE_UNREADABLE', `${name} cannot be read: ${messageOf(error)}.`);
  });
  if (found.isDirectory()) throw new RegisterFileError('FILE_UNREADABLE', `${name} is a directory.`);
  if (!found.isFile()) throw new RegisterFileError('FILE_UNREADABLE', `${name} is not a regular file.`);
  if (found.size === 0) throw new RegisterFileError('FILE_EMPTY', `${name} is empty.`);
  return found.size;
}

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path).catch((error: unknown) => {
    throw new RegisterFileError(
      'FILE_UNREADABLE',
      `${basename(path)} cannot be opened: ${messageOf(error)}.`,
    );
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const READ_BYTES = 256 * 1024;

function openContent(path: string, isGzip: boolean): { raw: ReadStream; content: Readable } {
  const raw = createReadStream(path, { highWaterMark: READ_BYTES });
  if (!isGzip) return { raw, content: raw };
  // `pipe` ends both streams if one of them fails, and passes the error to the reader of `content`.
  const content = pipe(raw, createGunzip({ chunkSize: READ_BYTES }), () => undefined);
  return { raw, content };
}

/** Yields the content of a file in pieces. */
export function readContent({ path, isGzip }: RegisterFile): AsyncIterable<Buffer> {
  return openContent(path, isGzip).content as AsyncIterable<Buffer>;
}

/**
 * The longest line. The reader refuses longer lines and drops their bytes, so that they cannot fill the
 * memory.
 */
const MAX_LINE_BYTES = 1024 * 1024;
const MAX_SHOWN_CHARACTERS = 100;
const LINE_FEED = 0x0a;

/** Yields the lines of a file in blocks, each with the number of file bytes read so far. */
export async function* readLines(
  file: RegisterFile,
): AsyncGenerator<{ lines: Line[]; bytesRead: number }, void, undefined> {
  const { raw, content } = openContent(file.path, file.isGzip);
  let held: Buffer = Buffer.alloc(0);
  let number = 1;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    const end = chunk.lastIndexOf(LINE_FEED);
    if (end < 0) {
      // Keeps one byte more than the limit, so that the line is later recognized as too long.
      if (held.length <= MAX_LINE_BYTES) held = Buffer.concat([held, chunk]).subarray(0, MAX_LINE_BYTES + 1);
      continue;
    }
    const lines = toLines(Buffer.concat([held, chunk.subarray(0, end)]), number);
    held = chunk.subarray(end + 1);
    number += lines.length;
    yield { lines, bytesRead: raw.bytesRead };
  }
  if (held.length > 0) yield { lines: toLines(held, number), bytesRead: raw.bytesRead };
}

const BYTE_ORDER_MARK = '\uFEFF';

function toLines(block: Buffer, firstNumber: number): Line[] {
  if (isUtf8(block)) {
    return block
      .toString('utf8')
      .split('\n')
      .map((text, index) => toLine(text, firstNumber + index));
  }
  return splitBytes(block).map((bytes, index) =>
    isUtf8(bytes)
      ? toLine(bytes.toString('utf8'), firstNumber + index)
      : { number: firstNumber + index, text: bytes.toString('latin1'), fault: 'bytes that are not UTF-8' },
  );
}

function toLine(text: string, number: number): Line {
  const from = number === 1 && text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  const trimmed = text.slice(from, text.endsWith('\r') ? -1 : undefined);
  return trimmed.length > MAX_LINE_BYTES
    ? { number, text: trimmed.slice(0, MAX_SHOWN_CHARACTERS), fault: 'a line longer than 1 MiB' }
    : { number, text: trimmed };
}

function splitBytes(block: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  let from = 0;
  for (let end = block.indexOf(LINE_FEED); end >= 0; end = block.indexOf(LINE_FEED, from)) {
    lines.push(block.subarray(from, end));
    from = end + 1;
  }
  return [...lines, block.subarray(from)];
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
