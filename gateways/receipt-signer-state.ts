/** What the signer signed last, in a file outside Postgres. A restored database cannot turn this memory back. */
import { existsSync } from 'node:fs';
import { open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';

export interface SignedTree {
  size: number;
  root: Buffer;
}

const stateSchema = z.record(
  z.string(),
  z.object({ size: z.int().min(0), root: z.base64().transform((text) => Buffer.from(text, 'base64')) }),
);

/** The newest tree that was signed for each origin. Undefined if the file is absent. Throws if it is unreadable. */
export async function readSignerState(path: string): Promise<Map<string, SignedTree> | undefined> {
  if (!existsSync(path)) return undefined;
  const text = await readFile(path, 'utf8');
  return new Map(Object.entries(stateSchema.parse(JSON.parse(text))));
}

/** Replaces the file. Once this resolves, neither a crash nor a loss of power brings the old state back. */
export async function writeSignerState(path: string, state: Map<string, SignedTree>): Promise<void> {
  const entries = [...state].map(([origin, { size, root }]) => [
    origin,
    { size, root: root.toString('base64') },
  ]);
  const unfinished = `${path}.unfinished`;
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
  await syncDirectory(dirname(path));
}

/** Makes a rename durable. */
async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path);
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
