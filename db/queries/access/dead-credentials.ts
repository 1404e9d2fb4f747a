import { type Database, selectRows } from '../../database';

/**
 * Returns why a stored credential is not accepted, or undefined if the credential is not stored. A token whose client
 * or grant has ended counts as revoked.
 */
export async function findCredentialFault(
  db: Database,
  hash: string,
): Promise<'revoked' | 'expired' | undefined> {
  const [found] = await selectRows<{ fault: 'revoked' | 'expired' }>(
    db,
    `SELECT CASE WHEN revoked_at IS NULL THEN 'expired' ELSE 'revoked' END AS fault FROM api_keys WHERE key_hash = $1
     UNION ALL
     SELECT CASE WHEN expires_at > now() THEN 'revoked' ELSE 'expired' END FROM oauth_records
     WHERE id_hash = $1 AND model IN ('AccessToken', 'ClientCredentials')
     UNION ALL
     SELECT 'expired' FROM guest_tokens WHERE token_hash = $1`,
    [hash],
  );
  return found?.fault;
}
