/** Stores who asked to be erased, and by which marks erased people are recognized. See docs/rules/users.md. */
import { type Database, changeRows, runStatement, selectRows } from '../../database';
import { find, insert, list, lock, remove, update } from '../../rows';
import {
  erasedMarks,
  type ErasedMarkRow,
  erasureKeys,
  type ErasureRow,
  erasures,
  returnedPeople,
} from '../../tables/persons';
import { blockedSql } from './blocks';

export type Erasure = ErasureRow;

/** SQL that is true for a user who is to be erased, or is. The SQL `userId` gives the id. */
export const leavingSql = (userId: string) => `EXISTS (SELECT FROM erasures e WHERE e.user_id = ${userId})`;

/** SQL that is true for a user who is neither blocked nor to be erased. The SQL `userId` gives the id. */
export const activeSql = (userId: string) => `NOT ${blockedSql(userId)} AND NOT ${leavingSql(userId)}`;

export async function insertErasure(tx: Database, erasure: Omit<Erasure, 'erasedAt'>): Promise<boolean> {
  const changed = await changeRows(
    tx,
    `INSERT INTO erasures (id, user_id, scheduled_at, erase_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
    [erasure.id, erasure.userId, erasure.scheduledAt, erasure.eraseAt],
  );
  return changed > 0;
}

export async function findErasure(db: Database, id: string): Promise<Erasure | undefined> {
  return find(db, erasures, { id });
}

/** Reads an erasure and locks it until the transaction ends. */
export async function lockErasure(tx: Database, id: string): Promise<Erasure | undefined> {
  return lock(tx, erasures, { id });
}

export async function findErasureOfUser(db: Database, userId: string): Promise<Erasure | undefined> {
  return find(db, erasures, { userId });
}

export async function deleteErasure(tx: Database, id: string): Promise<void> {
  await remove(tx, erasures, { id });
}

export async function updateEraseAt(tx: Database, id: string, at: Date): Promise<void> {
  await update(tx, erasures, { id }, { eraseAt: at });
}

export async function updateErasedAt(tx: Database, id: string, erasedAt: Date): Promise<void> {
  await update(tx, erasures, { id }, { erasedAt });
}

/** Locks a person until the transaction ends, so that nobody schedules or restores them twice. */
export async function lockPerson(tx: Database, userId: string): Promise<void> {
  await runStatement(tx, 'SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]);
}

/** Returns the sealed key of the hashes, or undefined before the first erasure. */
export async function findErasureKey(db: Database): Promise<string | undefined> {
  return (await find(db, erasureKeys, { id: 1 }))?.sealedKey;
}

/** Stores the key of the hashes, unless there is one. */
export async function insertErasureKey(tx: Database, sealedKey: string): Promise<void> {
  await runStatement(tx, 'INSERT INTO erasure_keys (id, sealed_key) VALUES (1, $1) ON CONFLICT DO NOTHING', [
    sealedKey,
  ]);
}

export async function insertMark(tx: Database, mark: ErasedMarkRow): Promise<void> {
  await insert(tx, erasedMarks, mark);
}

/** Returns the ids of the erased people with this mark. */
export async function listErasedByMark(
  db: Database,
  { kind, hash }: Pick<ErasedMarkRow, 'kind' | 'hash'>,
): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    'SELECT user_id AS id FROM erased_marks WHERE kind = $1 AND hash = $2 ORDER BY user_id',
    [kind, hash],
  );
  return rows.map(({ id }) => id);
}

/** Notes that a user is a person whom the platform erased. Noting it twice is harmless. */
export async function insertReturn(
  tx: Database,
  { userId, erasedUserId, at }: { userId: string; erasedUserId: string; at: Date },
): Promise<void> {
  await runStatement(
    tx,
    `INSERT INTO returned_people (user_id, erased_user_id, recognized_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
    [userId, erasedUserId, at],
  );
}

/** Lists the hashes of the files that people sent as their identity documents, and of the pictures in them. */
export async function listIdentityDocuments(db: Database, userIds: string[]): Promise<string[]> {
  const rows = await selectRows<{ hash: string }>(
    db,
    `SELECT DISTINCT hash FROM verifications v JOIN verification_documents d ON d.verification_id = v.id,
       unnest(d.sha256 || d.pictures) AS hash
     WHERE v.user_id = ANY($1) AND d.type = 'government_id' AND hash IS NOT NULL`,
    [userIds],
  );
  return rows.map(({ hash }) => hash);
}

/** Returns the user, and the erased users who were the same person. */
export async function listSelves(db: Database, userId: string): Promise<string[]> {
  const rows = await list(db, returnedPeople, { userId });
  return [userId, ...rows.map(({ erasedUserId }) => erasedUserId)];
}
