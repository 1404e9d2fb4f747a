import { type Database } from '../../db/database';
import { type Actor } from '../../domain/access/actor';
import { type ApiKey, lockApiKey, updateApiKey } from '../../db/queries/access/api-keys';
import { recordAudit } from '../../db/queries/access/audit-log';
import { notFound } from '../../domain/errors';
import { type MailMeans } from '../../gateways';
import { requireScopes } from './key-limits';
import { mailKeyNews } from './mail-key-news';

/**
 * Revokes one of the caller's keys. Throws FORBIDDEN if that key has scopes that the calling key lacks.
 * Repeating changes nothing.
 */
export async function revokeApiKey(
  tx: Database,
  { keyId, actor, at, ...means }: MailMeans & { keyId: string; actor: Actor; at: Date },
): Promise<ApiKey> {
  const key = await lockApiKey(tx, keyId, actor.userId);
  if (key === undefined) throw notFound('API key');
  requireScopes(actor, key.scopes);
  if (key.revokedAt !== null) return key;
  await updateApiKey(tx, key.id, { revokedAt: at });
  const subject = { type: 'api_key', id: key.id };
  await recordAudit(tx, { action: 'api_key.revoked', actor, subject, at });
  await mailKeyNews(tx, means, { news: 'revoked', apiKey: key });
  return { ...key, revokedAt: at };
}
