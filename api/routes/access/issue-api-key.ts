import { findUser } from '../../../db/queries/access/accounts';
import { insertApiKey } from '../../../db/queries/access/api-keys';
import { recordAudit } from '../../../db/queries/access/audit-log';
import { notFound } from '../../../domain/errors';
import { newId } from '../../../new-id';
import { hashKey, keyPrefix, newApiKey } from '../../credentials';
import { requireApiAccess } from '../../policies/api-key';
import { defineRoute } from '../../route';
import { createdApiKeySchema, issueParams, issueRequestSchema } from './api-key-schema';

export const issueApiKey = defineRoute({
  method: 'post',
  path: '/v1/users/{user_id}/api-keys',
  operationId: 'issueApiKey',
  tag: 'API keys',
  summary: 'Give a user a key, as an operator: their first one, or one of another plan',
  description: 'Live keys need an organization of the user with Enhanced verification.',
  scope: 'any',
  apiKeyOnly: true,
  role: 'operator',
  params: issueParams,
  body: issueRequestSchema,
  success: { status: 201, description: 'The key, shown only now', schema: createdApiKeySchema },
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  async handle({ db, params, body, actor, config, now }) {
    const user = await findUser(db, params.user_id);
    if (user === undefined) throw notFound('user');
    await requireApiAccess(db, { userId: user.id, isOperator: user.isOperator }, config);
    const { name, scopes, plan, hourly_limit: hourlyLimit = null } = body;
    const key = newApiKey(config.environment);
    const id = newId('key');
    await insertApiKey(db, {
      id,
      accountId: user.accountId,
      userId: user.id,
      name,
      keyPrefix: keyPrefix(key),
      keyHash: hashKey(key),
      scopes,
      plan,
      hourlyLimit,
      demo: false,
      createdAt: now,
      expiresAt: null,
    });
    const subject = { type: 'api_key', id };
    const details = { user_id: user.id, scopes, plan, hourly_limit: hourlyLimit };
    await recordAudit(db, { action: 'api_key.issued', actor, subject, details, at: now });
    return { key_id: id, key, name, scopes, plan, created_at: now.toISOString() };
  },
});
