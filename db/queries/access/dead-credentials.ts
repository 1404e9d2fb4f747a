import { type Database, selectRows } from '../../database';
import { blockedSql, guestBlockedSql, staffKeyBlockedSql } from '../users/blocks';

/**
 * Returns why a stored credential is not accepted, or undefined if the credential is not stored. A token whose client
 * or grant has ended counts as revoked, and so does every credential of a blocked person.
 */
export async function findCredentialFault(
  db: Database,
  hash: string,
): Promise<'revoked' | 'expired' | undefined> {
  const [found] = await selectRows<{ fault: 'revoked' | 'expired' }>(
    db,
    `SELECT CASE WHEN k.revoked_at IS NULL AND NOT ${blockedSql('k.user_id')} AND NOT ${staffKeyBlockedSql('k')}
       THEN 'expired' ELSE 'revoked' END AS fault
     FROM api_keys k WHERE k.key_hash = $1
     UNION ALL
     SELECT CASE WHEN expires_at > now() THEN 'revoked' ELSE 'expired' END FROM oauth_records
     WHERE id_hash = $1 AND model IN ('AccessToken', 'ClientCredentials')
     UNION ALL
     SELECT CASE WHEN ${guestBlockedSql('t.user_id')} THEN 'revoked' ELSE 'expired' END
     FROM guest_tokens t WHERE t.token_hash = $1`,
    [hash],
  );
  return found?.fault;
}
