/** Where uploaded documents lie: private, and never whole in memory. */
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface StoredDocument {
  /** What the store finds it by. */
  key: string;
  bytes: number;
  /** In hex. */
  sha256: string;
}

/** More bytes came than the limit allows; nothing of them was kept. */
export class DocumentTooLargeError extends Error {
  override readonly name = 'DocumentTooLargeError';
}

export interface DocumentStore {
  /** Keeps what a stream brings, durably once this resolves; throws a DocumentTooLargeError past the limit. */
  keep(content: AsyncIterable<Buffer>, maxBytes: number): Promise<StoredDocument>;
  /** The content of a document; the stream fails when there is none. */
  read(key: string): Readable;
  /** The first bytes of a document. */
  readStart(key: string, bytes: number): Promise<Buffer>;
  remove(key: string): Promise<void>;
}

/** Documents as files that only this user may read, under one directory that every process of the installation shares. */
export function createDiskDocumentStore(directory: string): DocumentStore {
  const pathOf = (key: string) => join(directory, key.slice(0, 2), key);
  return {
    async keep(content, maxBytes) {
      const key = randomUUID();
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
    },
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

/** Passes bytes on, counts and hashes them, and stops at the limit. */
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
