/** Writes files that survive a crash or a power failure. */
import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

export const OWNER_FILE = 0o600;
export const OWNER_DIRECTORY = 0o700;

/** Replaces the whole content of a file. Creates the file if it is absent. */
export async function writeDurably(path: string, content: string | Buffer): Promise<void> {
  await ensureDirectory(dirname(path));
  // Two processes may write at once, so each one needs a temporary file of its own.
  await replaceDurably(path, content, { unfinished: `${path}.${randomUUID()}.unfinished`, flags: 'wx' });
}

/**
 * Writes `content` to the file `unfinished`, then renames this file to `path`. `flags` opens `unfinished`: `wx` creates
 * the file, `r+` requires that it exists.
 */
export async function replaceDurably(
  path: string,
  content: string | Buffer,
  { unfinished, flags }: { unfinished: string; flags: 'wx' | 'r+' },
): Promise<void> {
  const file = await open(unfinished, flags, OWNER_FILE);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
  await sync(dirname(path));
}

/** Creates a file atomically. Returns false if the file exists. If several processes try at once, only one succeeds. */
export async function createDurably(path: string, content: string | Buffer): Promise<boolean> {
  const unfinished = `${path}.${randomUUID()}.unfinished`;
  await writeDurably(unfinished, content);
  try {
    await link(unfinished, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
  await sync(dirname(path));
  return true;
}

/** Creates a directory unless it exists, and flushes it to disk. */
export async function ensureDirectory(directory: string): Promise<void> {
  const made = await mkdir(directory, { recursive: true, mode: OWNER_DIRECTORY });
  if (made !== undefined) await sync(dirname(made));
}

/** Returns a file's content, or undefined if the file is absent. */
export async function readIfPresent(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });
}

/** Flushes a directory's entries to disk, so that a new or renamed file survives a power failure. */
export async function sync(directory: string): Promise<void> {
  const handle = await open(directory);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Creates a file that only its owner can read. Returns false if the file exists. Does not create the directory. */
export async function createPrivately(path: string, content: string): Promise<boolean> {
  try {
    await writeFile(path, content, { flag: 'wx', mode: OWNER_FILE, flush: true });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
