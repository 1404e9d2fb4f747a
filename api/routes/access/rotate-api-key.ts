import { recordAudit } from '../../../db/queries/access/audit-log';
import { type ApiKey, insertApiKey, lockApiKey, replaceApiKey } from '../../../db/queries/access/api-keys';
import { GivingError, notFound } from '../../../domain/errors';
import { type Scope } from '../../../domain/access/scopes';
import { newId } from '../../../new-id';
import { hashKey, keyPrefix, newApiKey } from '../../credentials';
import { requireApiAccess, requireScopes } from '../../policies/api-key';
import { defineRoute } from '../../route';
import { apiKeyParams, rotatedApiKeySchema, rotationRequestSchema } from './api-key-schema';

const HOUR_MS = 3_600_000;

export const rotateApiKey = defineRoute({
  method: 'post',
  path: '/v1/api-keys/{key_id}/rotate',
  operationId: 'rotateApiKey',
  tag: 'API keys',
  summary: 'Replace a key by a new one of the same name, scopes and plan',
  description:
    'The old key stays good for `overlap_hours`, so that no deployment is without one. A key is replaced once.',
  scope: 'any',
  apiKeyOnly: true,
  params: apiKeyParams,
  body: rotationRequestSchema,
  success: { status: 201, description: 'The new key, shown only now', schema: rotatedApiKeySchema },
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  async handle({ db, params, body, actor, config, now }) {
    const old = await lockApiKey(db, params.key_id, actor.userId);
    if (old === undefined) throw notFound('API key');
    requireRotatable(old, now);
    requireScopes(actor, old.scopes);
    await requireApiAccess(db, actor, config);
    const key = newApiKey(config.environment);
    const id = newId('key');
    const overlapEnd = now.getTime() + body.overlap_hours * HOUR_MS;
    const expiresAt = new Date(Math.min(overlapEnd, old.expiresAt?.getTime() ?? overlapEnd));
    await insertApiKey(db, {
      id,
      accountId: old.accountId,
      userId: old.userId,
      name: old.name,
      keyPrefix: keyPrefix(key),
      keyHash: hashKey(key),
      scopes: old.scopes,
      plan: old.plan,
      hourlyLimit: old.hourlyLimit,
      demo: false,
      createdAt: now,
      expiresAt: null,
    });
    await replaceApiKey(db, { id: old.id, replacedBy: id, expiresAt });
    const details = { replaced_by: id, overlap_hours: body.overlap_hours };
    const subject = { type: 'api_key', id: old.id };
    await recordAudit(db, { action: 'api_key.rotated', actor, subject, details, at: now });
    return {
      key_id: id,
      key,
      name: old.name,
      scopes: old.scopes as Scope[],
      plan: old.plan,
      created_at: now.toISOString(),
      replaces: old.id,
      previous_valid_until: expiresAt.toISOString(),
    };
  },
});

function requireRotatable(key: ApiKey, now: Date): void {
  const isOver = key.revokedAt !== null || (key.expiresAt !== null && key.expiresAt <= now);
  if (key.replacedBy === null && !isOver) return;
  const state = key.replacedBy === null ? 'over' : 'replaced already';
  throw new GivingError('CONFLICT', `This key is ${state}.`, { replaced_by: key.replacedBy });
}
