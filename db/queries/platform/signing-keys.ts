import { type Database, inTransaction, selectRows } from '../../database';

export interface SigningKey {
  kid: string;
  sealedKey: string;
  createdAt: Date;
  signsFrom: Date;
}

/** The keys that are published, newest first. */
export async function listSigningKeys(db: Database): Promise<SigningKey[]> {
  return selectRows<SigningKey>(
    db,
    `SELECT kid, sealed_key AS "sealedKey", created_at AS "createdAt", signs_from AS "signsFrom" FROM signing_keys
     WHERE published_until IS NULL OR published_until > now() ORDER BY signs_from DESC, kid`,
  );
}

/**
 * Adds a key when `isDue` says so of the newest one; of several processes one adds it. Older keys stay published
 * for as long as what they signed is good.
 */
export async function addSigningKeyWhenDue(
  db: Database,
  isDue: (newest: SigningKey | undefined) => boolean,
  make: (isFirst: boolean) => Promise<SigningKey & { othersPublishedUntil: Date }>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await selectRows(tx, `SELECT pg_advisory_xact_lock(hashtextextended('signing_keys', 0))`);
    const [newest] = await listSigningKeys(tx);
    if (!isDue(newest)) return;
    const key = await make(newest === undefined);
    await selectRows(
      tx,
      `UPDATE signing_keys SET published_until = coalesce(published_until, $1) RETURNING 1`,
      [key.othersPublishedUntil],
    );
    await selectRows(
      tx,
      `INSERT INTO signing_keys (kid, sealed_key, created_at, signs_from) VALUES ($1, $2, $3, $4) RETURNING 1`,
      [key.kid, key.sealedKey, key.createdAt, key.signsFrom],
    );
  });
}
