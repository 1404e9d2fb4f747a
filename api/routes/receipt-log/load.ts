import { type Database } from '../../../db/database';
import {
  findCheckpoint,
  findNewestCheckpoint,
  type StoredCheckpoint,
} from '../../../db/queries/receipt-log/checkpoints';
import { findCosignedSize, listCosignatures } from '../../../db/queries/receipt-log/cosignatures';
import { listLeavesOfGift, type StoredLeaf } from '../../../db/queries/receipt-log/leaves';
import { findOpenLog } from '../../../db/queries/receipt-log/logs';
import { findTiles } from '../../../db/queries/receipt-log/tiles';
import { notFound } from '../../../domain/errors';
import { proveInclusion, tilesForInclusion } from '../../../domain/receipt-log/tree';
import { type CoveringProof, type ProvenLeaf } from '../../presenters/receipt-proof';

/** Loads the newest checkpoint of the open log. Throws 404 if there is no checkpoint yet. */
export async function loadNewestCheckpoint(db: Database): Promise<StoredCheckpoint> {
  const log = await findOpenLog(db);
  const checkpoint = log === undefined ? undefined : await findNewestCheckpoint(db, log.id);
  if (checkpoint === undefined) throw notFound('checkpoint');
  return checkpoint;
}

/** Loads the signed note of a checkpoint, with the cosignatures of the witnesses. */
export async function loadCosignedNote(
  db: Database,
  { logId, size, note }: StoredCheckpoint,
): Promise<string> {
  const cosignatures = await listCosignatures(db, logId, size);
  return note + cosignatures.map(({ line }) => `${line}\n`).join('');
}

/** Loads the proof of a leaf. Returns undefined while no signed checkpoint covers the leaf. */
export async function loadLeafProof(db: Database, leaf: StoredLeaf): Promise<ProvenLeaf | undefined> {
  const { logId, leafIndex, leafHash, text } = leaf;
  if (logId === null || leafIndex === null) return undefined;
  const newest = await findNewestCheckpoint(db, logId);
  if (newest === undefined || newest.size <= leafIndex) return undefined;
  const cosignedSize = await findCosignedSize(db, logId, leafIndex + 1);
  const place = { logId, leafIndex };
  return {
    text,
    leafHash,
    leafIndex,
    covering: await loadCovering(db, place, newest.size),
    witnessed: cosignedSize === undefined ? undefined : await loadCovering(db, place, cosignedSize),
  };
}

/** Loads the proofs of the gift's later leaves, such as the leaf of a refund. */
export async function loadLaterProofs(db: Database, donationId: string): Promise<ProvenLeaf[]> {
  const leaves = (await listLeavesOfGift(db, donationId)).filter(({ kind }) => kind !== 'gift');
  const proofs: ProvenLeaf[] = [];
  for (const leaf of leaves) {
    const proof = await loadLeafProof(db, leaf);
    if (proof !== undefined) proofs.push(proof);
  }
  return proofs;
}

async function loadCovering(
  db: Database,
  { logId, leafIndex }: { logId: number; leafIndex: number },
  size: number,
): Promise<CoveringProof> {
  const checkpoint = await findCheckpoint(db, logId, size);
  if (checkpoint === undefined) throw new Error(`log ${logId} has no checkpoint of ${size} leaves`);
  const tiles = await findTiles(db, logId, tilesForInclusion(leafIndex, size));
  return {
    note: await loadCosignedNote(db, checkpoint),
    treeSize: size,
    hashes: proveInclusion(leafIndex, size, tiles),
  };
}
