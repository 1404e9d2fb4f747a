import { rotateApiKey } from '../../../operations/access/rotate-api-key';
import { defineRoute } from '../../route';
import { apiKeyParams, KEY, rotatedApiKeySchema, rotationRequestSchema } from './api-key-schema';
import { presentIssuedKey } from './present';

export const rotateApiKeyRoute = defineRoute({
  method: 'post',
  path: '/v1/api-keys/{key_id}/rotate',
  operationId: 'rotateApiKey',
  tag: 'API keys',
  summary: 'Replace a key with a new key of the same name and scopes',
  description:
    'The old key stays valid for `overlap_hours`, so that no deployment is left without a key. A key can be replaced only once. The calling key must have all scopes of the replaced key.',
  scope: 'any',
  apiKeyOnly: 'account:manage',
  stepUp: true,
  params: apiKeyParams,
  body: rotationRequestSchema,
  success: {
    status: 201,
    description: 'The new key, shown only once',
    schema: rotatedApiKeySchema,
    shownOnce: KEY,
  },
  errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
  async handle({ db, params, body, actor, gateways, config, now }) {
    const rotated = await rotateApiKey(db, {
      keyId: params.key_id,
      overlapHours: body.overlap_hours,
      environment: config.environment,
      secrets: gateways.secrets,
      address: gateways.address,
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
