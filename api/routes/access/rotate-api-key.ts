import { rotateApiKey } from '../../../operations/access/rotate-api-key';
import { defineRoute } from '../../route';
import { apiKeyParams, rotatedApiKeySchema, rotationRequestSchema } from './api-key-schema';
import { presentIssuedKey } from './present';

export const rotateApiKeyRoute = defineRoute({
  method: 'post',
  path: '/v1/api-keys/{key_id}/rotate',
  operationId: 'rotateApiKey',
  tag: 'API keys',
  summary: 'Replace a key with a new one of the same name, scopes and plan',
  description:
    'The old key stays valid for `overlap_hours`, so that no deployment is left without a key. A key can be replaced only once.',
  scope: 'any',
  apiKeyOnly: 'account:manage',
  stepUp: true,
  params: apiKeyParams,
  body: rotationRequestSchema,
  success: { status: 201, description: 'The new key, shown only once', schema: rotatedApiKeySchema },
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  async handle({ db, params, body, actor, config, now }) {
    const rotated = await rotateApiKey(db, {
      keyId: params.key_id,
      overlapHours: body.overlap_hours,
      environment: config.environment,
      actor,
      at: now,
    });
    return {
      ...presentIssuedKey(rotated),
      replaces: params.key_id,
      previous_valid_until: rotated.previousValidUntil.toISOString(),
    };
  },
});
