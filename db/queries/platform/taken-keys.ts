/** Stores which Idempotency-Keys are in use by requests that call an outside system. */
import { ANSWER_KEPT_HOURS, KEY_TAKEN_MS } from '../../../domain/access/idempotency';
import { changeRows, type Database, runStatement, selectRows } from '../../database';
import { find } from '../../rows';
import { type TakenKeyRow, takenKeys } from '../../tables/accounts';

/** The stored name for calls to the outside is used instead, if an earlier request with the key has one. */
export type KeyTaking = Omit<TakenKeyRow, 'takenUntil' | 'createdAt'>;

export type TakenKey = Pick<TakenKeyRow, 'userId' | 'requestHash' | 'outsideName'>;

/**
 * Takes a key for a request. Returns undefined if another request still holds it, or if it belongs to another request
 * or user.
 */
export async function takeKey(tx: Database, taking: KeyTaking): Promise<TakenKey | undefined> {
  const { accountId, key, userId, requestHash, outsideName } = taking;
  await runStatement(
    tx,
    `DELETE FROM taken_keys WHERE account_id = $1 AND key = $2 AND taken_until <= now()
       AND created_at <= now() - $3::int * interval '1 hour'`,
    [accountId, key, ANSWER_KEPT_HOURS],
  );
  const [taken] = await selectRows<TakenKey>(
    tx,
    `INSERT INTO taken_keys AS t (account_id, key, user_id, request_hash, outside_name, taken_until)
     VALUES ($1, $2, $3, $4, $5, now() + $6 * interval '1 millisecond')
     ON CONFLICT (account_id, key) DO UPDATE SET taken_until = excluded.taken_until
       WHERE t.taken_until <= now() AND t.user_id = excluded.user_id AND t.request_hash = excluded.request_hash
     RETURNING user_id, request_hash, outside_name`,
    [accountId, key, userId, requestHash, outsideName, KEY_TAKEN_MS],
  );
  return taken;
}

export async function findTakenKey(
  db: Database,
  accountId: string,
  key: string,
): Promise<TakenKey | undefined> {
  return find(db, takenKeys, { accountId, key });
}

/** Lets another request with the key run. Keeps its name for calls to the outside. */
export async function releaseKey(db: Database, accountId: string, key: string): Promise<void> {
  await runStatement(db, 'UPDATE taken_keys SET taken_until = now() WHERE account_id = $1 AND key = $2', [
    accountId,
    key,
  ]);
}

/** Deletes one batch of keys older than ANSWER_KEPT_HOURS. Returns how many it deleted. */
export async function forgetOldTakenKeys(db: Database, limit = 5_000): Promise<number> {
  return changeRows(
    db,
    `DELETE FROM taken_keys WHERE (account_id, key) IN (
       SELECT account_id, key FROM taken_keys
       WHERE created_at < now() - $2::int * interval '1 hour' AND taken_until <= now() LIMIT $1
     )`,
    [limit, ANSWER_KEPT_HOURS],
  );
}
