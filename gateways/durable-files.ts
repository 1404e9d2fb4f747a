/** Files that survive a crash and a loss of power once they are written. */
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

const OWNER_FILE = 0o600;
const OWNER_DIRECTORY = 0o700;

/** Replaces a file as a whole. */
export async function writeDurably(path: string, content: string | Buffer): Promise<void> {
  const unfinished = `${path}.unfinished`;
  const made = await mkdir(dirname(path), { recursive: true, mode: OWNER_DIRECTORY });
  if (made !== undefined) await sync(dirname(made));
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

/** A file's content; undefined if it is absent. */
export async function readIfPresent(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** Makes the names in a directory durable. */
async function sync(directory: string): Promise<void> {
  const handle = await open(directory);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
