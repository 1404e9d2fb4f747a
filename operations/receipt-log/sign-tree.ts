import { type Database } from '../../db/database';
import {
  findNewestCheckpoint,
  hasSlowGift,
  insertCheckpoint,
} from '../../db/queries/receipt-log/checkpoints';
import { clearRefusal, findOpenLog, lockReceiptLog, saveLogKeys } from '../../db/queries/receipt-log/logs';
import { findTiles } from '../../db/queries/receipt-log/tiles';
import { CHECKPOINT_INTERVAL_MS } from '../../domain/receipt-log/pace';
import {
  computeRoot,
  proveConsistency,
  tilesForConsistency,
  tilesForRoot,
} from '../../domain/receipt-log/tree';
import { type ReceiptSigner } from '../../gateways/receipt-signer';

/**
 * Signs the committed tree of the open log, and stores the checkpoint. Does nothing while another worker signs, if only
 * another worker's signer knows the log, or if the newest checkpoint is too young or still enough. Throws a SignerRefusal.
 */
export async function signTree(
  tx: Database,
  { signer, at }: { signer: ReceiptSigner; at: Date },
): Promise<void> {
  if (!(await lockReceiptLog(tx))) return;
  const log = await findOpenLog(tx);
  if (log === undefined || log.size === 0) return;
  const newest = await findNewestCheckpoint(tx, log.id);
  const hasGrown = newest?.size !== log.size || log.refusal !== null;
  if (!hasGrown && !(await hasSlowGift(tx, log.id))) return;
  if (newest !== undefined && !isDue(newest.signedAt, at)) return;
  if (newest !== undefined && (await signer.lastSigned(log.origin)) === undefined) return;

  const { id: logId, origin, size } = log;
  const root = computeRoot(size, await findTiles(tx, logId, tilesForRoot(size)));
  const note = await signer.sign({
    checkpoint: { origin, size, root },
    prove: async (from) =>
      proveConsistency(from, size, await findTiles(tx, logId, tilesForConsistency(from, size))),
    isFirst: newest === undefined,
  });
  await insertCheckpoint(tx, { logId, size, root, note, signedAt: at });
  await saveLogKeys(tx, { logId, publicKeys: signer.publicKeys, at });
  if (log.refusal !== null) await clearRefusal(tx, logId);
}

/** A clock that was set back must not stop the log. */
function isDue(signedAt: Date, at: Date): boolean {
  return Math.abs(at.getTime() - signedAt.getTime()) >= CHECKPOINT_INTERVAL_MS;
}
