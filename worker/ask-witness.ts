/**
 * Asks a witness, an independent server, to cosign a checkpoint of the open receipt log. No gift waits for
 * the answer.
 */
import { type Database, inSnapshot, inTransaction } from '../db/database';
import { findNewestCheckpoint, type StoredCheckpoint } from '../db/queries/receipt-log/checkpoints';
import { findSizeOfWitness } from '../db/queries/receipt-log/cosignatures';
import { findOpenLog } from '../db/queries/receipt-log/logs';
import { findTiles } from '../db/queries/receipt-log/tiles';
import { printAddCheckpoint } from '../domain/receipt-log/add-checkpoint';
import { parseVerifierKey } from '../domain/receipt-log/keys';
import { NoteError } from '../domain/receipt-log/note-error';
import { proveConsistency, tilesForConsistency } from '../domain/receipt-log/tree';
import { type Outbound, OutboundError } from '../gateways/outbound';
import { postAddCheckpoint, type WitnessAnswer } from '../gateways/settlement/receipt-witness';
import { storeCosignature } from '../operations/receipt-log/witnesses';

export interface Witness {
  url: string;
  /** The witness's public key, as a C2SP verifier key. */
  key: string;
}

/**
 * The result of asking a witness. `cosigned` and `nothing_new` are successes. Every other kind has a reason.
 */
export type WitnessOutcome =
  | { kind: 'cosigned' }
  | { kind: 'nothing_new' }
  /**
   * `ahead` means that the witness cosigned more leaves than the log has, or another tree of the same size.
   */
  | { kind: 'failed' | 'refused' | 'ahead'; reason: string };

interface Asking {
  db: Database;
  outbound: Pick<Outbound, 'post'>;
  /** Defaults to the newest checkpoint. */
  checkpoint?: StoredCheckpoint;
  at: Date;
}

/**
 * Asks a witness for a cosignature, and stores a valid cosignature. If the witness fails or refuses, returns
 * an outcome with the reason and does not throw.
 */
export async function askWitness(witness: Witness, asking: Asking): Promise<WitnessOutcome> {
  const { db, at } = asking;
  const key = parseVerifierKey(witness.key);
  const checkpoint = asking.checkpoint ?? (await findNewest(db));
  if (checkpoint === undefined) return { kind: 'nothing_new' };
  const known = await findSizeOfWitness(db, checkpoint.logId, key.name);
  if (known >= checkpoint.size) return { kind: 'nothing_new' };
  try {
    const answer = await askTwice(witness.url, checkpoint, known, asking);
    if (answer.kind !== 'cosigned') {
      return (await isOutdated(db, answer, checkpoint.size))
        ? { kind: 'nothing_new' }
        : explain(answer, checkpoint.size);
    }
    await inTransaction(db, (tx) => storeCosignature({ tx, at }, { checkpoint, key, lines: answer.lines }));
    return { kind: 'cosigned' };
  } catch (error) {
    if (error instanceof NoteError || error instanceof OutboundError) {
      return { kind: 'failed', reason: error.message };
    }
    throw error;
  }
}

async function findNewest(db: Database): Promise<StoredCheckpoint | undefined> {
  const log = await findOpenLog(db);
  return log && findNewestCheckpoint(db, log.id);
}

/**
 * Asks the witness once or twice. If the witness has cosigned another size than we know, it answers with the
 * size that it cosigned. The second request then starts from that size.
 */
async function askTwice(
  url: string,
  checkpoint: StoredCheckpoint,
  known: number,
  asking: Asking,
): Promise<WitnessAnswer> {
  const first = await ask(url, checkpoint, known, asking);
  const isOlder = first.kind === 'conflict' && first.size !== known && first.size <= checkpoint.size;
  return isOlder ? ask(url, checkpoint, first.size, asking) : first;
}

async function ask(
  url: string,
  { logId, size, note }: StoredCheckpoint,
  oldSize: number,
  { db, outbound }: Asking,
): Promise<WitnessAnswer> {
  const places = tilesForConsistency(oldSize, size);
  const read = await inSnapshot(db, (snapshot) => findTiles(snapshot, logId, places));
  const proof = proveConsistency(oldSize, size, read);
  return postAddCheckpoint(outbound, url, printAddCheckpoint({ oldSize, proof, checkpoint: note }));
}

/**
 * Returns true if the witness may have cosigned a newer checkpoint of ours meanwhile. The next round asks
 * about the newest checkpoint.
 */
async function isOutdated(db: Database, answer: WitnessAnswer, size: number): Promise<boolean> {
  if (answer.kind !== 'conflict' || answer.size <= size) return false;
  const newest = await findNewest(db);
  return newest !== undefined && newest.size >= answer.size;
}

function explain(answer: Exclude<WitnessAnswer, { kind: 'cosigned' }>, size: number): WitnessOutcome {
  if (answer.kind === 'refused') {
    return { kind: 'refused', reason: `The witness answered ${answer.status}.` };
  }
  const other = answer.size === size ? 'another tree of this size' : 'a larger tree';
  if (answer.size < size) return { kind: 'failed', reason: `The witness now has ${answer.size} leaves.` };
  return { kind: 'ahead', reason: `The log has ${size} leaves, but the witness cosigned ${other}.` };
}
