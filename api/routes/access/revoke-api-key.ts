import { recordAudit } from '../../../db/queries/access/audit-log';
import { lockApiKey, revokeApiKey } from '../../../db/queries/access/api-keys';
import { notFound } from '../../../domain/errors';
import { presentApiKey } from '../../presenters/api-key';
import { defineRoute } from '../../route';
import { apiKeyParams, apiKeySchema } from './api-key-schema';

export const revokeApiKeyRoute = defineRoute({
  method: 'delete',
  path: '/v1/api-keys/{key_id}',
  operationId: 'revokeApiKey',
  tag: 'API keys',
  summary: 'Revoke a key at once',
  scope: 'any',
  apiKeyOnly: true,
  params: apiKeyParams,
  success: {
    status: 200,
    description: 'The revoked key; revoking again changes nothing',
    schema: apiKeySchema,
  },
  errors: ['NOT_FOUND'],
  async handle({ db, params, actor, now }) {
    const key = await lockApiKey(db, params.key_id, actor.userId);
    if (key === undefined) throw notFound('API key');
    if (key.revokedAt !== null) return presentApiKey(key);
    await revokeApiKey(db, key.id, now);
    const subject = { type: 'api_key', id: key.id };
    await recordAudit(db, { action: 'api_key.revoked', actor, subject, at: now });
    return presentApiKey({ ...key, revokedAt: now });
  },
});
