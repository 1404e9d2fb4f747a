/** Stores the tokens of guests. */
import { type Database, runStatement, selectRows } from '../../database';

export interface GuestToken {
  tokenHash: string;
  userId: string;
  expiresAt: Date;
  /** Until this time, the newest token of the session can be exchanged for another one. */
  renewableUntil: Date;
}

/** Stores the hash of a new token. */
export async function insertGuestToken(tx: Database, token: GuestToken): Promise<void> {
  await runStatement(
    tx,
    'INSERT INTO guest_tokens (token_hash, user_id, expires_at, renewable_until) VALUES ($1, $2, $3, $4)',
    [token.tokenHash, token.userId, token.expiresAt, token.renewableUntil],
  );
}

/** Marks a session's token as replaced. Returns undefined if the token is unknown, too old or already replaced. */
export async function replaceGuestToken(
  tx: Database,
  tokenHash: string,
  at: Date,
): Promise<Pick<GuestToken, 'userId' | 'renewableUntil'> | undefined> {
  const [token] = await selectRows<Pick<GuestToken, 'userId' | 'renewableUntil'>>(
    tx,
    `UPDATE guest_tokens SET replaced_at = $2
     WHERE token_hash = $1 AND replaced_at IS NULL AND renewable_until > $2
     RETURNING user_id AS "userId", renewable_until AS "renewableUntil"`,
    [tokenHash, at],
  );
  return token;
}

/** Returns why a stored token cannot be renewed, or undefined if the token is not stored. */
export async function findRenewalFault(
  db: Database,
  tokenHash: string,
): Promise<'revoked' | 'expired' | undefined> {
  const [found] = await selectRows<{ fault: 'revoked' | 'expired' }>(
    db,
    `SELECT CASE WHEN replaced_at IS NULL THEN 'expired' ELSE 'revoked' END AS fault FROM guest_tokens WHERE token_hash = $1`,
    [tokenHash],
  );
  return found?.fault;
}

/** Deletes one batch of tokens that can no longer be renewed. Returns how many it deleted. */
export async function forgetOldGuestTokens(db: Database, limit = 5_000): Promise<number> {
  const rows = await selectRows(
    db,
    `DELETE FROM guest_tokens WHERE token_hash IN (
       SELECT token_hash FROM guest_tokens WHERE renewable_until < now() - interval '1 day' LIMIT $1
     ) RETURNING 1`,
    [limit],
  );
  return rows.length;
}
