import { type Database, runStatement, selectRows } from '../../database';
import { insert, update } from '../../rows';
import { type SigningKeyRow, signingKeys } from '../../tables/accounts';

export type SigningKey = Omit<SigningKeyRow, 'publishedUntil'>;

/** Returns the published keys, newest first. */
export async function listSigningKeys(db: Database): Promise<SigningKey[]> {
  return selectRows<SigningKey>(
    db,
    `SELECT kid, sealed_key, created_at, signs_from FROM signing_keys
     WHERE published_until IS NULL OR published_until > now() ORDER BY signs_from DESC, kid`,
  );
}

/** Locks the signing keys until the transaction ends, so that only one transaction at a time adds a key. */
export async function lockSigningKeys(tx: Database): Promise<void> {
  await runStatement(tx, `SELECT pg_advisory_xact_lock(hashtextextended('signing_keys', 0))`);
}

/** Sets the end of publication for all keys that have no end yet. */
export async function endPublication(tx: Database, until: Date): Promise<void> {
  await update(tx, signingKeys, { publishedUntil: null }, { publishedUntil: until });
}

export async function insertSigningKey(tx: Database, key: SigningKey): Promise<void> {
  await insert(tx, signingKeys, key);
}
