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

/** A token that its session may exchange for the next one. */
export interface RenewableToken extends Pick<GuestToken, 'userId' | 'renewableUntil'> {
  replacedAt: Date | null;
  /** The hash of the next token. Null if the token was not exchanged. */
  replacedBy: string | null;
  /** Identifies the call that exchanged the token. Null if that call cannot be repeated. */
  renewalHash: string | null;
}

/** Reads a token and locks it until the transaction ends. */
export async function lockGuestToken(tx: Database, tokenHash: string): Promise<RenewableToken | undefined> {
  const [token] = await selectRows<RenewableToken>(
    tx,
    `SELECT user_id, renewable_until, replaced_at,
            replaced_by, renewal_hash
     FROM guest_tokens WHERE token_hash = $1 FOR UPDATE`,
    [tokenHash],
  );
  return token;
}

/** Marks a token as replaced by the next one of its session. */
export async function replaceGuestToken(
  tx: Database,
  tokenHash: string,
  { by, renewalHash, at }: { by: string; renewalHash: string | null; at: Date },
): Promise<void> {
  await runStatement(
    tx,
    'UPDATE guest_tokens SET replaced_at = $2, replaced_by = $3, renewal_hash = $4 WHERE token_hash = $1',
    [tokenHash, at, by, renewalHash],
  );
}

/** Ends a token that is the last one of its session. Returns false if another token replaced it. */
export async function endLastGuestToken(tx: Database, tokenHash: string, at: Date): Promise<boolean> {
  const rows = await selectRows(
    tx,
    `UPDATE guest_tokens SET replaced_at = $2, expires_at = least(expires_at, now())
     WHERE token_hash = $1 AND replaced_at IS NULL RETURNING 1`,
    [tokenHash, at],
  );
  return rows.length > 0;
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
