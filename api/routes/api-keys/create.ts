import { insertApiKey } from '../../../db/queries/api-keys';
import { GivingError } from '../../../domain/errors';
import { newId } from '../../../new-id';
import { hashKey, keyPrefix, newApiKey } from '../../credentials';
import { defineRoute } from '../../route';
import { apiKeyRequestSchema, createdApiKeySchema } from './schema';

export const createApiKey = defineRoute({
  method: 'post',
  path: '/v1/api-keys',
  operationId: 'createApiKey',
  tag: 'API keys',
  summary: 'Make another key for the calling user',
  description: 'A key gets the plan of the key that makes it and at most its scopes; the key is shown once.',
  scope: 'any',
  apiKeyOnly: true,
  body: apiKeyRequestSchema,
  success: { status: 201, description: 'The key, shown only now', schema: createdApiKeySchema },
  errors: ['FORBIDDEN'],
  async handle({ db, body, actor, config, now }) {
    const beyond = body.scopes.filter((scope) => !actor.scopes.includes(scope));
    if (beyond.length > 0) {
      throw new GivingError('FORBIDDEN', 'A key cannot give scopes that it does not have.', {
        scopes: beyond,
      });
    }
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
      plan: actor.plan,
      hourlyLimit: actor.hourlyLimit,
      demo: false,
      createdAt: now,
      expiresAt: null,
    });
    return {
      key_id: id,
      key,
      name: body.name,
      scopes: body.scopes,
      plan: actor.plan,
      created_at: now.toISOString(),
    };
  },
});
