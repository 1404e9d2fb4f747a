import { type Database } from '../../db/database';
import { findNewestCheckpoint, type StoredCheckpoint } from '../../db/queries/receipt-log/checkpoints';
import { findOpenLog, noteWitnessRound } from '../../db/queries/receipt-log/logs';
import { WITNESS_INTERVAL_MS } from '../../domain/receipt-log/add-checkpoint';

/**
 * Claims the next round of questions to the witnesses, and returns the checkpoint that all of them are asked about: a
 * verifier wants all cosignatures on one checkpoint. Undefined while the last round is too young, whichever worker made
 * it, and before the first checkpoint.
 */
export async function claimWitnessRound(
  tx: Database,
  { at }: { at: Date },
): Promise<StoredCheckpoint | undefined> {
  const log = await findOpenLog(tx);
  if (
    log === undefined ||
    !(await noteWitnessRound(tx, { logId: log.id, at, pauseMs: WITNESS_INTERVAL_MS }))
  ) {
    return undefined;
  }
  return findNewestCheckpoint(tx, log.id);
}
