import { findNewestCheckpoint, type StoredCheckpoint } from '../../db/queries/receipt-log/checkpoints';
import { insertCosignature } from '../../db/queries/receipt-log/cosignatures';
import { findOpenLog, noteRefusal, noteWitnessRound } from '../../db/queries/receipt-log/logs';
import { WITNESS_INTERVAL_MS } from '../../domain/receipt-log/add-checkpoint';
import { type VerifierKey } from '../../domain/receipt-log/keys';
import { parseNote, parseSignature, printSignature, verifySignature } from '../../domain/receipt-log/note';
import { NoteError } from '../../domain/receipt-log/note-error';
import { type Act } from '../act';

/**
 * Claims the next round of requests to the witnesses for this worker. Returns the checkpoint to send to every
 * witness. All of them get the same one, because a verifier needs all cosignatures on one checkpoint. Returns
 * undefined if a worker started a round too recently, or if there is no checkpoint yet.
 */
export async function claimWitnessRound({ tx, at }: Act): Promise<StoredCheckpoint | undefined> {
  const log = await findOpenLog(tx);
  if (
    log === undefined ||
    !(await noteWitnessRound(tx, { logId: log.id, at, pauseMs: WITNESS_INTERVAL_MS }))
  ) {
    return undefined;
  }
  return findNewestCheckpoint(tx, log.id);
}

export interface WitnessAnswerToStore {
  checkpoint: { logId: number; size: number; note: string };
  key: VerifierKey;
  lines: string[];
}

/**
 * Verifies a witness's cosignature of a checkpoint and stores it. Throws a NoteError if the answer has no
 * valid cosignature of this witness.
 */
export async function storeCosignature(
  { tx, at }: Act,
  { checkpoint, key, lines }: WitnessAnswerToStore,
): Promise<void> {
  const own = lines.map(parseSignature).find(({ name, keyId }) => name === key.name && keyId === key.keyId);
  if (own === undefined) throw new NoteError(`The answer has no signature by ${key.name}.`);
  verifySignature(parseNote(checkpoint.note).body, own, key);
  const { logId, size } = checkpoint;
  await insertCosignature(tx, { logId, size, witness: key.name, line: printSignature(own), at });
}

/** Stores the signer's reason for refusing the open log. Returns false if this reason is already stored. */
export async function recordRefusal({ tx, at }: Act, refusal: string): Promise<boolean> {
  const log = await findOpenLog(tx);
  return log === undefined || noteRefusal(tx, { logId: log.id, refusal, at });
}
