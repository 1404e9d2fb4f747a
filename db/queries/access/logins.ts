/**
 * Stores the logins, each with an email address and a password. Addresses are stored in lower case, so that
 * they can be compared.
 */
import { changeRows, type Database, runStatement, selectRows } from '../../database';
import { update } from '../../rows';
import { type UserLoginRow, userLogins, type UserRow } from '../../tables/accounts';
import { type MailTokenRow } from '../../tables/messages';

export interface UserLogin
  extends
    Pick<UserLoginRow, 'userId' | 'email' | 'passwordHash' | 'bouncingSince'>,
    Pick<UserRow, 'name' | 'locale'> {
  confirmed: boolean;
}

export type MailTokenPurpose = MailTokenRow['purpose'];

const LOGIN = `SELECT l.user_id, u.name, l.email, l.password_hash,
    l.confirmed_at IS NOT NULL AS confirmed, u.locale, l.bouncing_since
  FROM user_logins l JOIN users u ON u.id = l.user_id`;

export async function findLoginByEmail(db: Database, email: string): Promise<UserLogin | undefined> {
  const [login] = await selectRows<UserLogin>(db, `${LOGIN} WHERE l.email = $1`, [email]);
  return login;
}

export async function findLoginByUser(db: Database, userId: string): Promise<UserLogin | undefined> {
  const [login] = await selectRows<UserLogin>(db, `${LOGIN} WHERE l.user_id = $1`, [userId]);
  return login;
}

/**
 * Returns when a person confirmed their address. For a charity, returns the earliest time at which one of its
 * members confirmed theirs. Returns undefined if the person has no login, or if no member of the charity has
 * one.
 */
export async function findEmailConfirmation(
  db: Database,
  entity: { entityType: 'organization' | 'donor' | 'volunteer'; entityId: string },
): Promise<{ confirmedAt: Date | null } | undefined> {
  const users =
    entity.entityType === 'organization'
      ? 'SELECT user_id FROM charity_members WHERE charity_id = $1'
      : 'SELECT $1::text';
  const [found] = await selectRows<{ confirmedAt: Date | null }>(
    db,
    `SELECT min(confirmed_at) AS confirmed_at FROM user_logins WHERE user_id IN (${users}) HAVING count(*) > 0`,
    [entity.entityId],
  );
  return found;
}

/** Stores a new, unconfirmed login. Returns false if the address already has a login. */
export async function insertLogin(
  tx: Database,
  login: { userId: string; email: string; passwordHash: string },
): Promise<boolean> {
  const changed = await changeRows(
    tx,
    `INSERT INTO user_logins (user_id, email, password_hash) VALUES ($1, $2, $3)
     ON CONFLICT (email) DO NOTHING`,
    [login.userId, login.email, login.passwordHash],
  );
  return changed > 0;
}

/** Marks the address of a user as confirmed, unless it already is. */
export async function confirmLogin(tx: Database, userId: string, at: Date): Promise<void> {
  await update(tx, userLogins, { userId, confirmedAt: null }, { confirmedAt: at });
}

export async function replacePassword(tx: Database, userId: string, passwordHash: string): Promise<void> {
  await update(tx, userLogins, { userId }, { passwordHash });
}

/** Stores the hash of a mailed link's token. */
export async function insertMailToken(
  tx: Database,
  token: Omit<MailTokenRow, 'expiresAt' | 'usedAt'> & { lifetimeSeconds: number },
): Promise<void> {
  await runStatement(
    tx,
    `INSERT INTO mail_tokens (token_hash, user_id, purpose, interaction, expires_at)
     VALUES ($1, $2, $3, $4, now() + make_interval(secs => $5))`,
    [token.tokenHash, token.userId, token.purpose, token.interaction, token.lifetimeSeconds],
  );
}

/**
 * Finds the login of a mailed link. The link's token must be unused and unexpired. Does not consume the
 * token.
 */
export async function findLoginByMailToken(
  db: Database,
  tokenHash: string,
  purpose: MailTokenPurpose,
): Promise<UserLogin | undefined> {
  const [login] = await selectRows<UserLogin>(
    db,
    `${LOGIN} JOIN mail_tokens t ON t.user_id = l.user_id
     WHERE t.token_hash = $1 AND t.purpose = $2 AND t.used_at IS NULL AND t.expires_at > now()`,
    [tokenHash, purpose],
  );
  return login;
}

/** Consumes a link's token. Returns undefined if the token is unknown, expired or already used. */
export async function useMailToken(
  tx: Database,
  tokenHash: string,
  purpose: MailTokenPurpose,
): Promise<Pick<MailTokenRow, 'userId' | 'interaction'> | undefined> {
  const [token] = await selectRows<Pick<MailTokenRow, 'userId' | 'interaction'>>(
    tx,
    `UPDATE mail_tokens SET used_at = now()
     WHERE token_hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > now()
     RETURNING user_id, interaction`,
    [tokenHash, purpose],
  );
  return token;
}

/** Invalidates a user's unused links of one kind. */
export async function endMailTokens(tx: Database, userId: string, purpose: MailTokenPurpose): Promise<void> {
  await runStatement(
    tx,
    `UPDATE mail_tokens SET used_at = now() WHERE user_id = $1 AND purpose = $2 AND used_at IS NULL`,
    [userId, purpose],
  );
}

/** Deletes one batch of expired links. Returns how many it deleted. */
export async function forgetOldMailTokens(db: Database, limit = 5_000): Promise<number> {
  return changeRows(
    db,
    `DELETE FROM mail_tokens WHERE token_hash IN (
       SELECT token_hash FROM mail_tokens WHERE expires_at < now() LIMIT $1
     )`,
    [limit],
  );
}
