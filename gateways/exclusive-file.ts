/**
 * Changes a file while no other process does. The lock is a directory that holds the new version of the file. The lock's
 * owner writes that version and renames it over the target. Another process breaks a stale lock by moving the directory
 * away. If the former owner resumes, its rename fails, so it cannot overwrite the target. This holds even if a clock is wrong.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureDirectory, OWNER_DIRECTORY, OWNER_FILE, readIfPresent, sync } from './durable-files';

/** A lock this old belongs to a process that stopped. */
const STALE_AFTER_MS = 10_000;
const RETRY_MS = 20;

/** Replaces a file's content by the result of `change`. `change` gets undefined if the file is absent. */
export async function changeExclusively(
  path: string,
  change: (content: Buffer | undefined) => Promise<string>,
): Promise<void> {
  await ensureDirectory(dirname(path));
  const unfinished = await lock(path);
  try {
    const content = await change(await readIfPresent(path));
    const file = await open(unfinished, 'r+');
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
    await sync(dirname(path));
  } finally {
    // Another process may take the lock once its directory is empty.
    await rm(unfinished, { force: true });
  }
}

/** Waits for the lock. Returns the path of the owner's file in it. */
async function lock(path: string): Promise<string> {
  const name = randomUUID();
  const [own, shared] = [`${path}.${name}`, `${path}.lock`];
  await mkdir(own, { mode: OWNER_DIRECTORY });
  await writeFile(join(own, name), '', { mode: OWNER_FILE });
  for (;;) {
    const now = new Date();
    await utimes(own, now, now);
    if (await isMoved(own, shared)) return join(shared, name);
    if (await isStale(shared)) await breakLock(shared, `${own}.broken`);
    else await wait(RETRY_MS);
  }
}

/** Moves a directory. Returns false if the place is taken by a directory that is not empty. */
async function isMoved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) return false;
    throw error;
  }
}

async function isStale(directory: string): Promise<boolean> {
  try {
    return Date.now() - (await stat(directory)).mtimeMs > STALE_AFTER_MS;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

async function breakLock(directory: string, aside: string): Promise<void> {
  try {
    await rename(directory, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  await rm(aside, { recursive: true, force: true });
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '';
}
