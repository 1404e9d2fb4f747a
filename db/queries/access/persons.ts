import { type Database, selectRows } from '../../database';
import { type Actor } from './api-keys';

/**
 * Everybody who can use a credential: its user, whoever issued it, and whoever issued a key that it was made with, because
 * each of them may have kept it. The audit log has each step.
 */
export async function findPersons(
  db: Database,
  { userId, credentialId }: Pick<Actor, 'userId' | 'credentialId'>,
): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    `WITH RECURSIVE made (key_id) AS (
       SELECT $1::text
       UNION
       SELECT source.key_id FROM made CROSS JOIN LATERAL (
         SELECT id AS key_id FROM api_keys WHERE replaced_by = made.key_id
         UNION
         SELECT credential_id FROM audit_log WHERE subject_id = made.key_id AND action = 'api_key.created'
         UNION
         SELECT log.credential_id FROM api_keys old JOIN audit_log log ON log.subject_id = old.id
         WHERE old.replaced_by = made.key_id AND log.action = 'api_key.rotated'
       ) AS source WHERE source.key_id IS NOT NULL
     )
     SELECT DISTINCT log.actor_user_id AS id FROM made
     JOIN audit_log log ON log.subject_id = made.key_id AND log.action = 'api_key.issued'
     WHERE log.actor_user_id IS NOT NULL`,
    [credentialId],
  );
  return [...new Set([userId, ...rows.map(({ id }) => id)])];
}
