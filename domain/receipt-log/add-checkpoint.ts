/**
 * Prints and parses the request `add-checkpoint` of C2SP tlog-witness. With this request, a log asks a
 * witness to cosign a checkpoint.
 */
import { HASH_SIZE } from './crypto';
import { decodeBase64 } from './keys';
import { NoteError } from './note-error';

/** The shortest time between two rounds of requests to the witnesses. */
export const WITNESS_INTERVAL_MS = 10_000;
/** The longest allowed proof. */
const MAX_PROOF_HASHES = 63;
/**
 * The content type of an answer with status 409. The body of this answer is the size of the last checkpoint
 * that the witness cosigned.
 */
export const SIZE_TYPE = 'text/x.tlog.size';

export interface AddCheckpoint {
  /** The size of the last checkpoint that the witness cosigned; 0 if there is none. */
  oldSize: number;
  /** The proof that the checkpoint extends the first `oldSize` leaves. */
  proof: Buffer[];
  /** A signed note. */
  checkpoint: string;
}

export function printAddCheckpoint({ oldSize, proof, checkpoint }: AddCheckpoint): string {
  const hashes = proof.map((hash) => `${hash.toString('base64')}\n`).join('');
  return `old ${oldSize}\n${hashes}\n${checkpoint}`;
}

export function parseAddCheckpoint(text: string): AddCheckpoint {
  const end = text.indexOf('\n\n');
  const [first = '', ...lines] = text.slice(0, Math.max(end, 0)).split('\n');
  const oldSize = first.startsWith('old ') ? parseSize(first.slice('old '.length)) : undefined;
  const proof = lines.map(decodeBase64).filter((hash) => hash?.length === HASH_SIZE) as Buffer[];
  if (oldSize === undefined || proof.length < lines.length || lines.length > MAX_PROOF_HASHES) {
    throw new NoteError('A request has the old size, at most 63 hashes, an empty line and a checkpoint.');
  }
  return { oldSize, proof, checkpoint: text.slice(end + 2) };
}

/** Reads a tree size. Returns undefined for any other text. */
export function parseSize(text: string): number | undefined {
  const size = Number(text);
  // A mutant survives: the size must also print as the same text
  return /^\d{1,16}$/.test(text) && Number.isSafeInteger(size) && String(size) === text ? size : undefined;
}
