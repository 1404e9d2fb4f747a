/**
 * Changes a file under a lock, so that no other process changes it at the same time. The lock is a directory.
 * The owner of the lock writes the new version of the file into this directory, and renames it over the
 * target. Another process breaks a stale lock by moving the directory away. If the former owner resumes, it
 * no longer finds its file, so it cannot overwrite the target. This protection does not depend on clocks.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureDirectory, OWNER_DIRECTORY, OWNER_FILE, readIfPresent, replaceDurably } from './durable-files';

/**
 * The age at which a lock is stale. An owner needs far less time, so the owner of an older lock has probably crashed.
 */
const STALE_AFTER_MS = 10_000;
const RETRY_MS = 20;

/**
 * Replaces the content of a file with the result of `change`. `change` gets undefined if the file is absent.
 */
export async function changeExclusively(
  path: string,
  change: (content: Buffer | undefined) => Promise<string>,
): Promise<void> {
  await ensureDirectory(dirname(path));
  const unfinished = await lock(path);
  try {
    // `r+` fails if another process has broken this lock. `wx` would create the file in the lock of that
    // process.
    const content = await change(await readIfPresent(path));
    await replaceDurably(path, content, { unfinished, flags: 'r+' });
  } finally {
    // This releases the lock: a rename can replace an empty directory, so another process can now take the
    // lock.
    await rm(unfinished, { force: true });
  }
}

/** Waits for the lock. Returns the path of an empty file in the lock's directory, for the new version. */
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

/** Moves a directory. Returns false if the target is a directory that is not empty. */
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
