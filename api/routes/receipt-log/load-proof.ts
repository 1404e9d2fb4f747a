import { type Database } from '../../../db/database';
import { findCheckpoint, findNewestCheckpoint } from '../../../db/queries/receipt-log/checkpoints';
import { findCosignedSize } from '../../../db/queries/receipt-log/cosignatures';
import { listLeavesOfGift, type StoredLeaf } from '../../../db/queries/receipt-log/leaves';
import { findTiles } from '../../../db/queries/receipt-log/tiles';
import { proveInclusion, tilesForInclusion } from '../../../domain/receipt-log/tree';
import { type CoveringProof, type ProvenLeaf } from '../../presenters/receipt-proof';
import { loadCosignedNote } from './load';

/** Proves a leaf. Undefined while no signed checkpoint covers it. */
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

/** The proofs of all leaves of a gift that come after its own. */
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
