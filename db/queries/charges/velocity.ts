/**
 * Counts the gifts and the declined charges of each card, user and IP address. These are the subjects. Stores
 * the blocks of subjects that reach a limit.
 */
import { Op } from 'sequelize';
import { type VelocityReason, type VelocitySubjectKind } from '../../../domain/charges/velocity';
import { newId } from '../../../new-id';
import { changeRows, type Database, runStatement, selectRows } from '../../database';
import { find, insert, listPage, remove, update } from '../../rows';
import { type VelocityBlockRow, velocityBlocks, velocityCounts } from '../../tables/accounts';

export type VelocityBlock = VelocityBlockRow;

export interface VelocitySubject {
  kind: VelocitySubjectKind;
  hash: string;
  /** The text that operators see instead of the hash. */
  shown: string;
}

/**
 * Locks subjects until the transaction ends. All transactions lock in the same order, to prevent a deadlock.
 */
export async function lockSubjects(tx: Database, hashes: string[]): Promise<void> {
  for (const hash of [...hashes].sort()) {
    await runStatement(tx, `SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [`velocity ${hash}`]);
  }
}

/** Returns the time at which the last block of the subjects ends, or undefined if no subject is blocked. */
export async function findBlockEnd(db: Database, hashes: string[], at: Date): Promise<Date | undefined> {
  const [row] = await selectRows<{ endsAt: Date | null }>(
    db,
    `SELECT max(ends_at) AS ends_at FROM velocity_blocks
     WHERE subject_hash = ANY($1::text[]) AND lifted_at IS NULL AND ends_at > $2`,
    [hashes, at],
  );
  return row?.endsAt ?? undefined;
}

export interface Counting {
  subject: VelocitySubject;
  reason: VelocityReason;
  limit: number;
  windowMs: number;
  at: Date;
}

/**
 * Counts one gift or one declined charge of a subject. Lock the subject first. If the limit is reached, blocks the
 * subject until the oldest of its last `limit` counts leaves the time window. Extends an existing block.
 */
export async function countAndBlock(tx: Database, counting: Counting): Promise<void> {
  const { subject, reason, limit, windowMs, at } = counting;
  await insert(tx, velocityCounts, { subjectHash: subject.hash, reason, countedAt: at });
  await runStatement(
    tx,
    `WITH oldest AS (
       SELECT counted_at FROM velocity_counts
       WHERE subject_hash = $2 AND reason = $3 AND counted_at > $4::timestamptz - $5 * interval '1 millisecond'
       ORDER BY counted_at DESC OFFSET $6 - 1 LIMIT 1
     ), longer AS (
       UPDATE velocity_blocks SET ends_at = oldest.counted_at + $5 * interval '1 millisecond' FROM oldest
       WHERE subject_hash = $2 AND reason = $3 AND lifted_at IS NULL AND ends_at > $4
       RETURNING id
     )
     INSERT INTO velocity_blocks (id, subject_hash, subject_kind, shown, reason, created_at, ends_at)
     SELECT $1, $2, $7, $8, $3, $4, counted_at + $5 * interval '1 millisecond' FROM oldest
     WHERE NOT EXISTS (SELECT 1 FROM longer)`,
    [newId('block'), subject.hash, reason, at, windowMs, limit, subject.kind, subject.shown],
  );
}

/** Returns a page of the blocks in force, newest first, and the total. */
export async function listBlocks(
  db: Database,
  { at, limit, offset }: { at: Date; limit: number; offset: number },
): Promise<{ blocks: VelocityBlock[]; total: number }> {
  const { rows, total } = await listPage(
    db,
    velocityBlocks,
    { liftedAt: null, endsAt: { [Op.gt]: at } },
    {
      order: [
        ['createdAt', 'DESC'],
        ['id', 'DESC'],
      ],
      limit,
      offset,
    },
  );
  return { blocks: rows, total };
}

export async function findBlock(db: Database, id: string): Promise<VelocityBlock | undefined> {
  return find(db, velocityBlocks, { id });
}

/**
 * Lifts a block that is in force, and deletes the counts behind it. Returns false if the block is not in
 * force.
 */
export async function liftStoredBlock(
  tx: Database,
  { id, subjectHash, reason }: VelocityBlock,
  lift: { userId: string; reason: string; at: Date },
): Promise<boolean> {
  const lifted = await update(
    tx,
    velocityBlocks,
    { id, liftedAt: null, endsAt: { [Op.gt]: lift.at } },
    { liftedAt: lift.at, liftedByUserId: lift.userId, liftReason: lift.reason },
  );
  if (lifted === 0) return false;
  await remove(tx, velocityCounts, { subjectHash, reason });
  return true;
}

/** Deletes one batch of counts older than a day. Returns how many it deleted. */
export async function forgetOldCounts(db: Database, limit = 5_000): Promise<number> {
  return changeRows(
    db,
    `DELETE FROM velocity_counts WHERE id IN (
       SELECT id FROM velocity_counts WHERE counted_at < now() - interval '1 day' LIMIT $1
     )`,
    [limit],
  );
}
