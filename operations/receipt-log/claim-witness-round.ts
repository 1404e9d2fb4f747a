import { type Database } from '../../db/database';
import { findNewestCheckpoint, type StoredCheckpoint } from '../../db/queries/receipt-log/checkpoints';
import { findOpenLog, noteWitnessRound } from '../../db/queries/receipt-log/logs';
import { WITNESS_INTERVAL_MS } from '../../domain/receipt-log/add-checkpoint';

/**
 * Claims the next round of requests to the witnesses for this worker. Returns the checkpoint to send to every
 * witness. All of them get the same one, because a verifier needs all cosignatures on one checkpoint. Returns
 * undefined if a worker started a round too recently, or if there is no checkpoint yet.
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
