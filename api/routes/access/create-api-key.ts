import { recordAudit } from '../../../db/queries/access/audit-log';
import { insertApiKey } from '../../../db/queries/access/api-keys';
import { newId } from '../../../new-id';
import { hashKey, keyPrefix, newApiKey } from '../../credentials';
import { requireApiAccess, requireKeyPlan, requireScopes } from '../../policies/api-key';
import { defineRoute } from '../../route';
import { apiKeyRequestSchema, createdApiKeySchema } from './api-key-schema';

export const createApiKey = defineRoute({
  method: 'post',
  path: '/v1/api-keys',
  operationId: 'createApiKey',
  tag: 'API keys',
  summary: 'Make another key for the calling user',
  description:
    'A key gets at most the scopes and the plan of the key that makes it; the key is shown once. Live keys need an organization with Enhanced verification.',
  scope: 'any',
  apiKeyOnly: true,
  body: apiKeyRequestSchema,
  success: { status: 201, description: 'The key, shown only now', schema: createdApiKeySchema },
  errors: ['FORBIDDEN'],
  async handle({ db, body, actor, config, now }) {
    const { plan = actor.plan } = body;
    requireScopes(actor, body.scopes);
    requireKeyPlan(actor, plan);
    await requireApiAccess(db, actor, config);
    const key = newApiKey(config.environment);
    const id = newId('key');
    await insertApiKey(db, {
      id,
      accountId: actor.accountId,
      userId: actor.userId,
      name: body.name,
      keyPrefix: keyPrefix(key),
      keyHash: hashKey(key),
      scopes: body.scopes,
      plan,
      hourlyLimit: plan === actor.plan ? actor.hourlyLimit : null,
      demo: false,
      createdAt: now,
      expiresAt: null,
    });
    await recordAudit(db, {
      action: 'api_key.created',
      actor,
      subject: { type: 'api_key', id },
      details: { scopes: body.scopes, plan },
      at: now,
    });
    return {
      key_id: id,
      key,
      name: body.name,
      scopes: body.scopes,
      plan,
      created_at: now.toISOString(),
    };
  },
});
