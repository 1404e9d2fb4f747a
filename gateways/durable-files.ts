/** Writes files that survive a crash and a loss of power. */
import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

export const OWNER_FILE = 0o600;
export const OWNER_DIRECTORY = 0o700;

/** Replaces a file as a whole. */
export async function writeDurably(path: string, content: string | Buffer): Promise<void> {
  // Two processes may write at once.
  const unfinished = `${path}.${randomUUID()}.unfinished`;
  await ensureDirectory(dirname(path));
  const file = await open(unfinished, 'w', OWNER_FILE);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
  await sync(dirname(path));
}

/** Makes a directory durably unless it exists. */
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

/** Makes the names in a directory durable. */
export async function sync(directory: string): Promise<void> {
  const handle = await open(directory);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
