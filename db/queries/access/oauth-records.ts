/**
 * Stores the records of the authorization server: sessions, interactions, grants, codes and tokens. The key
 * of a record is the hash of its id.
 */
import { Op } from 'sequelize';
import { changeRows, type Database, runStatement, selectRows } from '../../database';
import { remove } from '../../rows';
import { type OauthRecordRow, oauthRecords } from '../../tables/accounts';

export interface OauthRecord extends Pick<OauthRecordRow, 'payload'> {
  consumedAtSeconds: number | null;
}

export interface NewOauthRecord extends Omit<OauthRecordRow, 'expiresAt' | 'consumedAt'> {
  /** Absent for a record that never expires. */
  lifetimeSeconds: number | undefined;
}

const LIVE = `(expires_at IS NULL OR expires_at > now())`;
const FOUND = `payload, floor(extract(epoch FROM consumed_at))::int AS consumed_at_seconds`;

/** Inserts or updates a record. */
export async function saveOauthRecord(db: Database, record: NewOauthRecord): Promise<void> {
  await runStatement(
    db,
    `INSERT INTO oauth_records (model, id_hash, payload, grant_hash, session_uid, client_id, user_id, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, now() + make_interval(secs => $8))
     ON CONFLICT (model, id_hash) DO UPDATE SET
       payload = excluded.payload, grant_hash = excluded.grant_hash, session_uid = excluded.session_uid,
       client_id = excluded.client_id, user_id = excluded.user_id, expires_at = excluded.expires_at`,
    [
      record.model,
      record.idHash,
      JSON.stringify(record.payload),
      record.grantHash,
      record.sessionUid,
      record.clientId,
      record.userId,
      record.lifetimeSeconds ?? null,
    ],
  );
}

/** Finds a record that has not expired. */
export async function findOauthRecord(
  db: Database,
  model: string,
  idHash: string,
): Promise<OauthRecord | undefined> {
  const [record] = await selectRows<OauthRecord>(
    db,
    `SELECT ${FOUND} FROM oauth_records WHERE model = $1 AND id_hash = $2 AND ${LIVE}`,
    [model, idHash],
  );
  return record;
}

/** Finds the session with a uid, if it has not expired. */
export async function findOauthSession(db: Database, uid: string): Promise<OauthRecord | undefined> {
  const [record] = await selectRows<OauthRecord>(
    db,
    `SELECT ${FOUND} FROM oauth_records WHERE session_uid = $1 AND model = 'Session' AND ${LIVE}`,
    [uid],
  );
  return record;
}

/** Marks a record as used. Returns false if it already is. In a race, exactly one caller wins. */
export async function consumeOauthRecord(db: Database, model: string, idHash: string): Promise<boolean> {
  const changed = await changeRows(
    db,
    `UPDATE oauth_records SET consumed_at = now()
     WHERE model = $1 AND id_hash = $2 AND consumed_at IS NULL`,
    [model, idHash],
  );
  return changed > 0;
}

export async function deleteOauthRecord(db: Database, model: string, idHash: string): Promise<void> {
  await remove(db, oauthRecords, { model, idHash });
}

/** Locks a grant, so that nobody revokes it before the transaction ends. Returns false if it has ended. */
export async function holdOauthGrant(tx: Database, grantHash: string): Promise<boolean> {
  const [held] = await selectRows(
    tx,
    `SELECT 1 FROM oauth_records WHERE model = 'Grant' AND id_hash = $1 AND ${LIVE} FOR KEY SHARE`,
    [grantHash],
  );
  return held !== undefined;
}

/** Removes a grant with all its codes and tokens. */
export async function revokeOauthGrant(db: Database, grantHash: string): Promise<void> {
  await remove(db, oauthRecords, { [Op.or]: [{ grantHash }, { model: 'Grant', idHash: grantHash }] });
}

/** Removes every session, grant and token of a user. Returns the hashes of the grants. */
export async function revokeOauthUser(db: Database, userId: string): Promise<string[]> {
  const rows = await selectRows<{ hash: string }>(
    db,
    `WITH gone AS (DELETE FROM oauth_records WHERE user_id = $1 RETURNING model, id_hash)
     SELECT id_hash AS hash FROM gone WHERE model = 'Grant'`,
    [userId],
  );
  return rows.map(({ hash }) => hash);
}

/**
 * Removes every session, grant and token of a user, but keeps the access tokens: without their grant they are refused
 * as revoked.
 */
export async function endOauthAccess(tx: Database, userId: string): Promise<void> {
  await remove(tx, oauthRecords, { userId, model: { [Op.ne]: 'AccessToken' } });
}

/** Removes every grant and token of a client. */
export async function revokeOauthClientRecords(db: Database, clientId: string): Promise<void> {
  await remove(db, oauthRecords, { clientId });
}

/** Deletes one batch of records that expired over an hour ago. Returns how many it deleted. */
export async function forgetExpiredOauthRecords(db: Database, limit = 5_000): Promise<number> {
  return changeRows(
    db,
    `DELETE FROM oauth_records WHERE (model, id_hash) IN (
       SELECT model, id_hash FROM oauth_records WHERE expires_at < now() - interval '1 hour' LIMIT $1
     )`,
    [limit],
  );
}
