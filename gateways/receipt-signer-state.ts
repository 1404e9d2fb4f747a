/** The signer's memory: a file outside Postgres, which a restored database cannot turn back. */
import { z } from 'zod';
import { readIfPresent } from './durable-files';
import { changeExclusively } from './exclusive-file';

export interface SignedTree {
  size: number;
  root: Buffer;
}

/** The newest signed tree of each origin. */
export type SignerState = Map<string, SignedTree>;

const stateSchema = z.record(
  z.string(),
  z.object({ size: z.int().min(0), root: z.base64().transform((text) => Buffer.from(text, 'base64')) }),
);

/** Returns undefined if the file is absent. Throws if it is unreadable. */
export async function readSignerState(path: string): Promise<SignerState | undefined> {
  return parseState(await readIfPresent(path));
}

/**
 * Replaces the file by what `change` makes of it. No other process changes it meanwhile. Once this resolves, neither a
 * crash nor a loss of power brings the old state back.
 */
export async function changeSignerState(
  path: string,
  change: (read: () => SignerState | undefined) => Promise<SignerState>,
): Promise<void> {
  await changeExclusively(path, async (stored) => printState(await change(() => parseState(stored))));
}

function parseState(stored: Buffer | undefined): SignerState | undefined {
  if (stored === undefined) return undefined;
  return new Map(Object.entries(stateSchema.parse(JSON.parse(stored.toString('utf8')))));
}

function printState(state: SignerState): string {
  const entries = [...state].map(([origin, { size, root }]) => [
    origin,
    { size, root: root.toString('base64') },
  ]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}
