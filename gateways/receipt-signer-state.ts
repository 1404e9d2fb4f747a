/** The signer's memory: a file outside Postgres, which a restored database cannot turn back. */
import { z } from 'zod';
import { readIfPresent, writeDurably } from './durable-files';

export interface SignedTree {
  size: number;
  root: Buffer;
}

const stateSchema = z.record(
  z.string(),
  z.object({ size: z.int().min(0), root: z.base64().transform((text) => Buffer.from(text, 'base64')) }),
);

/** Returns the newest signed tree of each origin, or undefined if the file is absent. Throws if it is unreadable. */
export async function readSignerState(path: string): Promise<Map<string, SignedTree> | undefined> {
  const stored = await readIfPresent(path);
  if (stored === undefined) return undefined;
  return new Map(Object.entries(stateSchema.parse(JSON.parse(stored.toString('utf8')))));
}

/** Replaces the file. Once this resolves, neither a crash nor a loss of power brings the old state back. */
export async function writeSignerState(path: string, state: Map<string, SignedTree>): Promise<void> {
  const entries = [...state].map(([origin, { size, root }]) => [
    origin,
    { size, root: root.toString('base64') },
  ]);
  await writeDurably(path, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}
