/** Stores uploaded documents. Streams each document, because a document may not fit into memory. */
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface StoredDocument {
  key: string;
  bytes: number;
  /** In hex. */
  sha256: string;
}

/** Thrown if the content is longer than the limit. Nothing is stored then. */
export class DocumentTooLargeError extends Error {
  override readonly name = 'DocumentTooLargeError';
}

export interface DocumentStore {
  /** Stores a stream and flushes it to disk. Rejects with a DocumentTooLargeError if the stream exceeds `maxBytes`. */
  keep(content: AsyncIterable<Buffer>, maxBytes: number): Promise<StoredDocument>;
  /** Replaces a document's content under the same key, and flushes it to disk. */
  replace(key: string, content: Buffer): Promise<StoredDocument>;
  /** Streams a document. The stream fails if the document does not exist. */
  read(key: string): Readable;
  /** Returns the first bytes of a document. */
  readStart(key: string, bytes: number): Promise<Buffer>;
  remove(key: string): Promise<void>;
}

/** Stores documents as files with mode 0600, in a directory that all processes of the installation share. */
export function createDiskDocumentStore(directory: string): DocumentStore {
  const pathOf = (key: string) => join(directory, key.slice(0, 2), key);
  const write = async (
    key: string,
    content: AsyncIterable<Buffer> | Iterable<Buffer>,
    maxBytes: number,
  ): Promise<StoredDocument> => {
    const path = pathOf(key);
    const unfinished = `${path}.part`;
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const measure = new Measure(maxBytes);
    try {
      await pipeline(content, measure, createWriteStream(unfinished, { mode: 0o600, flush: true }));
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    return { key, bytes: measure.bytes, sha256: measure.digest() };
  };
  return {
    keep: (content, maxBytes) => write(randomUUID(), content, maxBytes),
    replace: (key, content) => write(key, [content], content.length),
    read: (key) => createReadStream(pathOf(key)),
    async readStart(key, bytes) {
      const file = await open(pathOf(key));
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

/** Counts and hashes the bytes that pass through. Fails if they exceed the limit. */
class Measure extends Transform {
  readonly #hash = createHash('sha256');
  readonly #maxBytes: number;
  bytes = 0;

  constructor(maxBytes: number) {
    super();
    this.#maxBytes = maxBytes;
  }

  digest(): string {
    return this.#hash.digest('hex');
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: (error: Error | null, data?: Buffer) => void) {
    this.bytes += chunk.length;
    if (this.bytes > this.#maxBytes) {
      done(new DocumentTooLargeError(`more than ${String(this.#maxBytes)} bytes`));
      return;
    }
    this.#hash.update(chunk);
    done(null, chunk);
  }
}
