/**
 * Prints and parses the body of a checkpoint of C2SP tlog-checkpoint. Origin, size and root have one line
 * each.
 */
import { HASH_SIZE } from './crypto';
import { decodeBase64 } from './keys';
import { NoteError } from './note-error';

export interface Checkpoint {
  /** The log's unique name, such as `give.example/receipt-log`. */
  origin: string;
  /** The number of leaves in the tree. */
  size: number;
  root: Buffer;
}

export function printCheckpoint({ origin, size, root }: Checkpoint): string {
  return `${origin}\n${size}\n${root.toString('base64')}\n`;
}

/** Reads the body of a note. Ignores lines below the root. Other logs may add such lines. */
export function parseCheckpoint(body: string): Checkpoint {
  const [, origin = '', digits = '', encoded = ''] =
    /^([^\n]+)\n(\d{1,16})\n([^\n]+)\n(?:[^\n]+\n)*$/.exec(body) ?? [];
  const size = Number(digits);
  const root = decodeBase64(encoded);
  if (origin === '' || root?.length !== HASH_SIZE || !Number.isSafeInteger(size) || String(size) !== digits) {
    throw new NoteError('A checkpoint has an origin, a size and the base64 of a root, a line each.');
  }
  return { origin, size, root };
}
