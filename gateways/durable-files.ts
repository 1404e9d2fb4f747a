/** Writes files that survive a crash and a loss of power. */
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
 * Writes `content` to the file `unfinished`, then renames this file to `path`. `flags` are the flags to open
 * it: `wx` creates the file, `r+` needs an existing file.
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

/**
 * Makes a file as a whole. Returns false if a file of this name exists. If several processes try, only one makes
 * the file.
 */
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

/** Creates a directory unless it exists, and waits until it is on the disk. */
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

/** Waits until the names in a directory are on the disk. */
export async function sync(directory: string): Promise<void> {
  const handle = await open(directory);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a new file for its owner alone. Returns false if a file of this name exists. Creates no directory. */
export async function createPrivately(path: string, content: string): Promise<boolean> {
  try {
    await writeFile(path, content, { flag: 'wx', mode: OWNER_FILE, flush: true });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
