/** Stores second factors of sign-in, and recovery codes. Each recovery code replaces a factor once. */
import { type FactorKind } from '../../../domain/factors/factors';
import { type Database, selectRows } from '../../database';

export interface Factor {
  id: string;
  userId: string;
  kind: FactorKind;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export interface Totp {
  id: string;
  sealedSecret: string;
}

export interface Passkey {
  id: string;
  credentialId: string;
  /** In base64url. */
  publicKey: string;
  signCount: number;
  transports: string[];
}

const FACTOR = `id, user_id AS "userId", kind, name, created_at AS "createdAt", last_used_at AS "lastUsedAt"`;
const PASSKEY = `id, credential_id AS "credentialId", public_key AS "publicKey", sign_count::int8::float8 AS "signCount", transports`;

/** Returns true if a user has a second factor. */
export async function hasFactors(db: Database, userId: string): Promise<boolean> {
  const rows = await selectRows(db, 'SELECT 1 FROM second_factors WHERE user_id = $1 LIMIT 1', [userId]);
  return rows.length > 0;
}

/** Returns the second factors of a user, oldest first. */
export function listFactors(db: Database, userId: string): Promise<Factor[]> {
  return selectRows(db, `SELECT ${FACTOR} FROM second_factors WHERE user_id = $1 ORDER BY id`, [userId]);
}

/** Returns the authenticator app of a user. */
export async function findTotp(db: Database, userId: string): Promise<Totp | undefined> {
  const [totp] = await selectRows<Totp>(
    db,
    `SELECT id, sealed_secret AS "sealedSecret" FROM second_factors WHERE user_id = $1 AND kind = 'totp'`,
    [userId],
  );
  return totp;
}

/** Returns the passkeys of a user. */
export function listPasskeys(db: Database, userId: string): Promise<Passkey[]> {
  return selectRows(
    db,
    `SELECT ${PASSKEY} FROM second_factors WHERE user_id = $1 AND kind = 'passkey' ORDER BY id`,
    [userId],
  );
}

/** Counts a user's unused recovery codes. */
export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const [row] = await selectRows<{ left: number }>(
    db,
    'SELECT count(*)::int AS left FROM recovery_codes WHERE user_id = $1 AND used_at IS NULL',
    [userId],
  );
  return row?.left ?? 0;
}

type NewFactor = Pick<Factor, 'id' | 'userId' | 'name'> & { at: Date };

/** Stores an authenticator app. Returns false if the user has one already. */
export async function insertTotp(
  tx: Database,
  { id, userId, name, sealedSecret, step, at }: NewFactor & { sealedSecret: string; step: number },
): Promise<boolean> {
  const rows = await selectRows(
    tx,
    `INSERT INTO second_factors (id, user_id, kind, name, created_at, sealed_secret, last_step)
     VALUES ($1, $2, 'totp', $3, $4, $5, $6) ON CONFLICT (user_id) WHERE kind = 'totp' DO NOTHING RETURNING 1`,
    [id, userId, name, at, sealedSecret, step],
  );
  return rows.length > 0;
}

/** Stores a passkey. Returns false if it is registered already. */
export async function insertPasskey(
  tx: Database,
  { id, userId, name, at, ...passkey }: NewFactor & Omit<Passkey, 'id'>,
): Promise<boolean> {
  const { credentialId, publicKey, signCount, transports } = passkey;
  const rows = await selectRows(
    tx,
    `INSERT INTO second_factors (id, user_id, kind, name, created_at, credential_id, public_key, sign_count, transports)
     VALUES ($1, $2, 'passkey', $3, $4, $5, $6, $7, $8) ON CONFLICT (credential_id) DO NOTHING RETURNING 1`,
    [id, userId, name, at, credentialId, publicKey, signCount, transports],
  );
  return rows.length > 0;
}

/** Stores the time step of a code. Returns false if this or a later step was used. In a race, one caller wins. */
export async function useTotpStep(tx: Database, id: string, step: number, at: Date): Promise<boolean> {
  const rows = await selectRows(
    tx,
    `UPDATE second_factors SET last_step = $2, last_used_at = $3 WHERE id = $1 AND last_step < $2 RETURNING 1`,
    [id, step, at],
  );
  return rows.length > 0;
}

/** Stores the time of a passkey's use and its new counter. */
export async function usePasskey(tx: Database, id: string, signCount: number, at: Date): Promise<void> {
  await selectRows(
    tx,
    'UPDATE second_factors SET sign_count = $2, last_used_at = $3 WHERE id = $1 RETURNING 1',
    [id, signCount, at],
  );
}

/** Removes a factor of a user. Returns undefined if the user has no such factor. */
export async function deleteFactor(tx: Database, id: string, userId: string): Promise<Factor | undefined> {
  const [factor] = await selectRows<Factor>(
    tx,
    `DELETE FROM second_factors WHERE id = $1 AND user_id = $2 RETURNING ${FACTOR}`,
    [id, userId],
  );
  return factor;
}

/** Replaces the recovery codes of a user. */
export async function replaceRecoveryCodes(
  tx: Database,
  { userId, codeHashes, at }: { userId: string; codeHashes: string[]; at: Date },
): Promise<void> {
  await selectRows(tx, 'DELETE FROM recovery_codes WHERE user_id = $1 RETURNING 1', [userId]);
  await selectRows(
    tx,
    `INSERT INTO recovery_codes (code_hash, user_id, created_at) SELECT unnest($2::text[]), $1, $3 RETURNING 1`,
    [userId, codeHashes, at],
  );
}

/** Uses a recovery code. Returns false if it is unknown or used. In a race, exactly one caller wins. */
export async function useRecoveryCode(
  tx: Database,
  { userId, codeHash, at }: { userId: string; codeHash: string; at: Date },
): Promise<boolean> {
  const rows = await selectRows(
    tx,
    `UPDATE recovery_codes SET used_at = $3 WHERE code_hash = $2 AND user_id = $1 AND used_at IS NULL RETURNING 1`,
    [userId, codeHash, at],
  );
  return rows.length > 0;
}
