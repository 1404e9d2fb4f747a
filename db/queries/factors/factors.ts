/**
 * Stores the second factors of users and their recovery codes. A recovery code works once, in place of a
 * factor.
 */
import { Op } from 'sequelize';
import { changeRows, type Database } from '../../database';
import { count, insert, list, remove, update } from '../../rows';
import { recoveryCodes, type SecondFactorRow, secondFactors } from '../../tables/accounts';

export type Factor = Pick<SecondFactorRow, 'id' | 'userId' | 'kind' | 'name' | 'createdAt' | 'lastUsedAt'>;

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

export async function hasFactors(db: Database, userId: string): Promise<boolean> {
  return (await count(db, secondFactors, { userId })) > 0;
}

/** Returns the second factors of a user, oldest first. */
export async function listFactors(db: Database, userId: string): Promise<Factor[]> {
  return (await findRows(db, { userId })).map(toFactor);
}

/** Returns the authenticator app of a user. */
export async function findTotp(db: Database, userId: string): Promise<Totp | undefined> {
  const [row] = await findRows(db, { userId, kind: 'totp' });
  return row && { id: row.id, sealedSecret: row.sealedSecret ?? '' };
}

/** Returns the passkeys of a user. */
export async function listPasskeys(db: Database, userId: string): Promise<Passkey[]> {
  return (await findRows(db, { userId, kind: 'passkey' })).map((row) => ({
    id: row.id,
    credentialId: row.credentialId ?? '',
    publicKey: row.publicKey ?? '',
    signCount: row.signCount ?? 0,
    transports: row.transports ?? [],
  }));
}

async function findRows(
  db: Database,
  where: Partial<Pick<SecondFactorRow, 'id' | 'userId' | 'kind'>>,
): Promise<SecondFactorRow[]> {
  return list(db, secondFactors, where, { order: ['id'] });
}

function toFactor({ id, userId, kind, name, createdAt, lastUsedAt }: SecondFactorRow): Factor {
  return { id, userId, kind, name, createdAt, lastUsedAt };
}

/** Counts a user's unused recovery codes. */
export function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  return count(db, recoveryCodes, { userId, usedAt: null });
}

type NewFactor = Pick<Factor, 'id' | 'userId' | 'name'> & { at: Date };

/** Stores an authenticator app. Returns false if the user has one already. */
export async function insertTotp(
  tx: Database,
  { id, userId, name, sealedSecret, step, at }: NewFactor & { sealedSecret: string; step: number },
): Promise<boolean> {
  const changed = await changeRows(
    tx,
    `INSERT INTO second_factors (id, user_id, kind, name, created_at, sealed_secret, last_step)
     VALUES ($1, $2, 'totp', $3, $4, $5, $6) ON CONFLICT (user_id) WHERE kind = 'totp' DO NOTHING`,
    [id, userId, name, at, sealedSecret, step],
  );
  return changed > 0;
}

/** Stores a passkey. Returns false if it is registered already. */
export async function insertPasskey(
  tx: Database,
  { id, userId, name, at, ...passkey }: NewFactor & Omit<Passkey, 'id'>,
): Promise<boolean> {
  const { credentialId, publicKey, signCount, transports } = passkey;
  const changed = await changeRows(
    tx,
    `INSERT INTO second_factors (id, user_id, kind, name, created_at, credential_id, public_key, sign_count, transports)
     VALUES ($1, $2, 'passkey', $3, $4, $5, $6, $7, $8) ON CONFLICT (credential_id) DO NOTHING`,
    [id, userId, name, at, credentialId, publicKey, signCount, transports],
  );
  return changed > 0;
}

/**
 * Stores the time step of a code. Returns false if a code of this or a later step was already used. In a
 * race, one caller wins.
 */
export async function useTotpStep(tx: Database, id: string, step: number, at: Date): Promise<boolean> {
  const changed = await update(
    tx,
    secondFactors,
    { id, lastStep: { [Op.lt]: step } },
    { lastStep: step, lastUsedAt: at },
  );
  return changed === 1;
}

/** Stores the time of a passkey's use and its new counter. */
export async function usePasskey(tx: Database, id: string, signCount: number, at: Date): Promise<void> {
  await update(tx, secondFactors, { id }, { signCount, lastUsedAt: at });
}

/** Removes a factor of a user. Returns undefined if the user has no such factor. */
export async function deleteFactor(tx: Database, id: string, userId: string): Promise<Factor | undefined> {
  const [row] = await findRows(tx, { id, userId });
  const deleted = await remove(tx, secondFactors, { id, userId });
  return row === undefined || deleted === 0 ? undefined : toFactor(row);
}

/** Replaces the recovery codes of a user. */
export async function replaceRecoveryCodes(
  tx: Database,
  { userId, codeHashes, at }: { userId: string; codeHashes: string[]; at: Date },
): Promise<void> {
  await remove(tx, recoveryCodes, { userId });
  const codes = codeHashes.map((codeHash) => ({ codeHash, userId, createdAt: at, usedAt: null }));
  await insert(tx, recoveryCodes, codes);
}

/** Uses a recovery code. Returns false if it is unknown or used. In a race, exactly one caller wins. */
export async function useRecoveryCode(
  tx: Database,
  { userId, codeHash, at }: { userId: string; codeHash: string; at: Date },
): Promise<boolean> {
  const changed = await update(tx, recoveryCodes, { codeHash, userId, usedAt: null }, { usedAt: at });
  return changed === 1;
}
