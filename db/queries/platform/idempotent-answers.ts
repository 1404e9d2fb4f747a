import { ANSWER_KEPT_HOURS } from '../../../domain/access/idempotency';
import { changeRows, type Database, runStatement, selectRows } from '../../database';
import { type IdempotentAnswerRow } from '../../tables/accounts';

/** An answer with its body encrypted. */
export type IdempotentAnswer = Omit<IdempotentAnswerRow, 'createdAt'>;

/**
 * Locks an account's key until the transaction ends. Returns false if another request with this key holds the
 * lock.
 */
export async function tryHoldKey(tx: Database, accountId: string, key: string): Promise<boolean> {
  const [row] = await selectRows<{ held: boolean }>(
    tx,
    `SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS held`,
    [`${accountId}/${key}`],
  );
  return row?.held === true;
}

/** Finds the answer to the request with a key. Ignores answers older than ANSWER_KEPT_HOURS. */
export async function findAnswer(
  tx: Database,
  accountId: string,
  key: string,
): Promise<IdempotentAnswer | undefined> {
  const [answer] = await selectRows<IdempotentAnswer>(
    tx,
    `SELECT account_id, key, user_id, credential_hash, scopes, request_hash, status, sealed_body
     FROM idempotent_answers
     WHERE account_id = $1 AND key = $2 AND created_at > now() - $3::int * interval '1 hour'`,
    [accountId, key, ANSWER_KEPT_HOURS],
  );
  return answer;
}

/** Stores an answer. Replaces an expired answer with the same key. */
export async function keepAnswer(tx: Database, answer: IdempotentAnswer): Promise<void> {
  await runStatement(
    tx,
    `INSERT INTO idempotent_answers (account_id, key, user_id, credential_hash, request_hash, status, sealed_body, scopes)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (account_id, key) DO UPDATE SET
       user_id = excluded.user_id, credential_hash = excluded.credential_hash, request_hash = excluded.request_hash,
       status = excluded.status, sealed_body = excluded.sealed_body, scopes = excluded.scopes, created_at = now()`,
    [
      answer.accountId,
      answer.key,
      answer.userId,
      answer.credentialHash,
      answer.requestHash,
      answer.status,
      answer.sealedBody,
      answer.scopes,
    ],
  );
}

/** Deletes one batch of answers older than ANSWER_KEPT_HOURS. Returns how many it deleted. */
export async function forgetOldAnswers(db: Database, limit = 5_000): Promise<number> {
  return changeRows(
    db,
    `DELETE FROM idempotent_answers WHERE (account_id, key) IN (
       SELECT account_id, key FROM idempotent_answers WHERE created_at < now() - $2::int * interval '1 hour' LIMIT $1
     )`,
    [limit, ANSWER_KEPT_HOURS],
  );
}
