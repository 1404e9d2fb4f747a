import {
  findNewestCheckpoint,
  hasSlowGift,
  insertCheckpoint,
} from '../../db/queries/receipt-log/checkpoints';
import {
  clearRefusal,
  findOpenLog,
  lockReceiptLog,
  type ReceiptLog,
  saveLogKeys,
} from '../../db/queries/receipt-log/logs';
import { findTiles } from '../../db/queries/receipt-log/tiles';
import { CHECKPOINT_INTERVAL_MS } from '../../domain/receipt-log/pace';
import {
  computeRoot,
  joinLeaves,
  proveConsistency,
  tilesForConsistency,
  tilesForLeaves,
  tilesForRoot,
} from '../../domain/receipt-log/tree';
import { type ReceiptSigner } from '../../gateways/settlement/receipt-signer';
import { type Act } from '../act';
import { maySign, type Signing } from './log';

/**
 * Signs the committed tree of the open log, and stores the signature as a checkpoint. Does nothing while
 * another worker signs, or if this worker's signer does not know the log. Does nothing if the newest
 * checkpoint is too recent, or if no new one is needed. Throws a SignerRefusal if the signer knows more
 * leaves than Postgres. This happens even if there is nothing to sign, so that operators learn of a bad
 * restore before the next gift.
 */
export async function signTree({ tx, at }: Act, signing: Signing): Promise<void> {
  if (!(await lockReceiptLog(tx))) return;
  const log = await findOpenLog(tx);
  if (log === undefined || !(await maySign(tx, log, signing))) return;
  if (log.size > 0) await signLog({ tx, at }, log, signing.signer);
  else if (log.refusal !== null) await clearRefusal(tx, log.id);
}

async function signLog(
  { tx, at }: Act,
  { id: logId, origin, size, refusal }: ReceiptLog,
  signer: ReceiptSigner,
): Promise<void> {
  const newest = await findNewestCheckpoint(tx, logId);
  const hasGrown = newest?.size !== size || refusal !== null;
  if (!hasGrown && !(await hasSlowGift(tx, logId))) return;
  if (newest !== undefined && !isDue(newest.signedAt, at)) return;

  const root = computeRoot(size, await findTiles(tx, logId, tilesForRoot(size)));
  const note = await signer.sign({
    checkpoint: { origin, size, root },
    prove: async (from) =>
      proveConsistency(from, size, await findTiles(tx, logId, tilesForConsistency(from, size))),
    readLeaves: async (from, to) =>
      joinLeaves(from, to, await findTiles(tx, logId, tilesForLeaves(from, to))),
    isFirst: newest === undefined,
  });
  await insertCheckpoint(tx, { logId, size, root, note, signedAt: at });
  await saveLogKeys(tx, { logId, publicKeys: signer.publicKeys, at });
  if (refusal !== null) await clearRefusal(tx, logId);
}

/** Compares the absolute difference, so that signing continues after a clock was set back. */
function isDue(signedAt: Date, at: Date): boolean {
  return Math.abs(at.getTime() - signedAt.getTime()) >= CHECKPOINT_INTERVAL_MS;
}
