import { type Database } from '../../db/database';
import { type Actor, type ApiKey, lockApiKey, updateApiKey } from '../../db/queries/access/api-keys';
import { recordAudit } from '../../db/queries/access/audit-log';
import { notFound } from '../../domain/errors';

/** Revokes one of the caller's keys at once. Revoking it again changes nothing. */
export async function revokeApiKey(
  tx: Database,
  { keyId, actor, at }: { keyId: string; actor: Actor; at: Date },
): Promise<ApiKey> {
  const key = await lockApiKey(tx, keyId, actor.userId);
  if (key === undefined) throw notFound('API key');
  if (key.revokedAt !== null) return key;
  await updateApiKey(tx, key.id, { revokedAt: at });
  const subject = { type: 'api_key', id: key.id };
  await recordAudit(tx, { action: 'api_key.revoked', actor, subject, at });
  return { ...key, revokedAt: at };
}
