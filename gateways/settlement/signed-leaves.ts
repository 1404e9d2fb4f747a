/**
 * Stores the signer's own copy of all leaf hashes that it has signed. Each log has one file, beside the signer's state.
 * If Postgres is lost, a witness's copy may lack the leaves of the last seconds. This copy has them.
 */
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { HASH_SIZE } from '../../domain/receipt-log/crypto';
import { ensureDirectory, OWNER_FILE, sync } from '../files/durable-files';

const UNKNOWN = Buffer.alloc(HASH_SIZE);

export function signedLeavesPath(statePath: string, origin: string): string {
  return join(`${statePath}.leaves`, encodeURIComponent(origin));
}

/** Stores concatenated hashes, starting at leaf `from`. Once this resolves, they survive a loss of power. */
export async function saveSignedLeaves(path: string, from: number, hashes: Buffer): Promise<void> {
  await ensureDirectory(dirname(path));
  const file = await open(path, constants.O_RDWR | constants.O_CREAT, OWNER_FILE);
  try {
    const isNew = (await file.stat()).size === 0;
    await file.write(hashes, 0, hashes.length, from * HASH_SIZE);
    await file.sync();
    if (isNew) await sync(dirname(path));
  } finally {
    await file.close();
  }
}

/**
 * Returns hashes of the leaves from `from` to `to - 1`. If hashes are missing, returns only those after the
 * last missing one.
 */
export async function readSignedLeaves(path: string, from: number, to: number): Promise<Buffer[]> {
  const hashes = await readHashes(path, from, to);
  const lastGap = hashes.findLastIndex((hash) => hash.equals(UNKNOWN));
  return hashes.length === to - from ? hashes.slice(lastGap + 1) : [];
}

async function readHashes(path: string, from: number, to: number): Promise<Buffer[]> {
  let file: FileHandle;
  try {
    file = await open(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  try {
    const stored = Buffer.alloc((to - from) * HASH_SIZE);
    const { bytesRead } = await file.read(stored, 0, stored.length, from * HASH_SIZE);
    return Array.from({ length: Math.floor(bytesRead / HASH_SIZE) }, (_, at) =>
      stored.subarray(at * HASH_SIZE, (at + 1) * HASH_SIZE),
    );
  } finally {
    await file.close();
  }
}
