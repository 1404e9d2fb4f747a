import { type Database, selectRows } from '../../database';
import { type Actor } from './api-keys';

/**
 * Everybody who can use a credential: its user, whoever issued it, and whoever issued a credential that it was made
 * with, because each of them may have kept it.
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
