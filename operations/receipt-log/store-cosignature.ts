import { type Database } from '../../db/database';
import { insertCosignature } from '../../db/queries/receipt-log/cosignatures';
import { type VerifierKey } from '../../domain/receipt-log/keys';
import { parseNote, parseSignature, printSignature, verifySignature } from '../../domain/receipt-log/note';
import { NoteError } from '../../domain/receipt-log/note-error';

export interface WitnessAnswerToStore {
  checkpoint: { logId: number; size: number; note: string };
  key: VerifierKey;
  lines: string[];
  at: Date;
}

/**
 * Verifies a witness's cosignature of a checkpoint and stores it. Throws a NoteError if the answer has no
 * valid cosignature of this witness.
 */
export async function storeCosignature(
  tx: Database,
  { checkpoint, key, lines, at }: WitnessAnswerToStore,
): Promise<void> {
  const own = lines.map(parseSignature).find(({ name, keyId }) => name === key.name && keyId === key.keyId);
  if (own === undefined) throw new NoteError(`The answer has no signature by ${key.name}.`);
  verifySignature(parseNote(checkpoint.note).body, own, key);
  const { logId, size } = checkpoint;
  await insertCosignature(tx, { logId, size, witness: key.name, line: printSignature(own), at });
}
