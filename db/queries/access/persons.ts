import { type Database, selectRows } from '../../database';
import { type Actor } from '../../../domain/access/actor';

/**
 * Returns the users who can use a credential. They are its user, its issuers, and the issuers of the
 * credentials that were used to issue it. Issuers count, because each of them may have kept a copy.
 */
export async function findPersons(
  db: Database,
  { userId, credentialId }: Pick<Actor, 'userId' | 'credentialId'>,
): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    `SELECT unnest(issued_by) AS id FROM api_keys WHERE id = $1
     UNION SELECT unnest(issued_by) FROM oauth_clients WHERE id = $1`,
    [credentialId],
  );
  return [...new Set([userId, ...rows.map(({ id }) => id)])];
}
