/**
 * Stores the trees that the signer has signed. They are in a file and not in Postgres, because restoring an
 * old database must not make the signer forget them.
 */
import { z } from 'zod';
import { readIfPresent } from '../files/durable-files';
import { changeExclusively } from '../files/exclusive-file';

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

/** Reads the state. Returns undefined if the file is absent. Throws if the file is unreadable. */
export async function readSignerState(path: string): Promise<SignerState | undefined> {
  return parseState(await readIfPresent(path));
}

/**
 * Replaces the state with the result of `change`. No other process can change the state at the same time.
 * Once this resolves, the new state survives a crash and a loss of power.
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
