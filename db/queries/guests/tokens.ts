/** Stores the tokens of guests. */
import { changeRows, type Database, selectRows } from '../../database';
import { insert, lock, update } from '../../rows';
import { type NewRowOf } from '../../tables/columns';
import { type GuestTokenRow, guestTokens } from '../../tables/guests';

export type GuestToken = GuestTokenRow;

/** Stores the hash of a new token. */
export async function insertGuestToken(tx: Database, token: NewRowOf<typeof guestTokens>): Promise<void> {
  await insert(tx, guestTokens, token);
}

/** Reads a token and locks it until the transaction ends. */
export async function lockGuestToken(tx: Database, tokenHash: string): Promise<GuestToken | undefined> {
  return lock(tx, guestTokens, { tokenHash });
}

/** Marks a token as replaced by the next one of its session. */
export async function replaceGuestToken(
  tx: Database,
  tokenHash: string,
  { by, renewalHash, at }: { by: string; renewalHash: string | null; at: Date },
): Promise<void> {
  await update(tx, guestTokens, { tokenHash }, { replacedAt: at, replacedBy: by, renewalHash });
}

/** Ends a token that is the last one of its session. Returns false if another token replaced it. */
export async function endLastGuestToken(tx: Database, tokenHash: string, at: Date): Promise<boolean> {
  const changed = await changeRows(
    tx,
    `UPDATE guest_tokens SET replaced_at = $2, expires_at = least(expires_at, now())
     WHERE token_hash = $1 AND replaced_at IS NULL`,
    [tokenHash, at],
  );
  return changed > 0;
}

/** Ends the sessions of guests. Returns how many there were. */
export async function endGuestTokens(tx: Database, userIds: string[]): Promise<number> {
  const ended = await selectRows<{ isLast: boolean }>(
    tx,
    `UPDATE guest_tokens SET expires_at = least(expires_at, now()), renewable_until = least(renewable_until, now())
     WHERE user_id = ANY($1::text[]) AND greatest(expires_at, renewable_until) > now()
     RETURNING replaced_at IS NULL AS is_last`,
    [userIds],
  );
  return ended.filter(({ isLast }) => isLast).length;
}

/** Deletes one batch of tokens that can no longer be renewed. Returns how many it deleted. */
export async function forgetOldGuestTokens(db: Database, limit = 5_000): Promise<number> {
  return changeRows(
    db,
    `DELETE FROM guest_tokens WHERE token_hash IN (
       SELECT token_hash FROM guest_tokens WHERE renewable_until < now() - interval '1 day' LIMIT $1
     )`,
    [limit],
  );
}
