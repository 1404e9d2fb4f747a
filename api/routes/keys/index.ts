import { createApiKey, issueApiKey } from '../../../operations/keys/new-keys';
import { route, routes } from '../../route';
import {
  apiKeyRequestSchema,
  createdApiKeySchema,
  KEY,
  issueRequestSchema,
  apiKeyListSchema,
  rotatedApiKeySchema,
  rotationRequestSchema,
  apiKeySchema,
} from './schema';
import { presentIssuedKey } from './present';
import { readQuota, accountQuotaSchema, quotaRequestSchema } from './quota-schema';
import { listApiKeys } from '../../../db/queries/access/api-keys';
import { pageQuery } from '../../fields';
import { presentApiKey } from '../../presenters/api-key';
import { loadAccount } from './load';
import { rotateApiKey, revokeApiKey } from '../../../operations/keys/change-keys';
import { setQuota } from '../../../operations/keys/limits';
import { hourlyLimit } from '../../middleware/rate-limit';

export const keyRoutes = routes('API keys', {
  createApiKey: route('POST /v1/api-keys', {
    summary: 'Create another key for the calling user',
    description:
      'The new key is shown once. It gets at most the scopes of the calling key. All keys of an account share its plan and hourly limit. An account has at most 50 keys. Live keys need an organization with Enhanced verification.',
    scope: 'any',
    apiKeyOnly: 'account:manage',
    stepUp: true,
    body: apiKeyRequestSchema,
    success: {
      status: 201,
      description: 'The key, shown only once',
      schema: createdApiKeySchema,
      shownOnce: KEY,
    },
    errors: ['FORBIDDEN', 'CONFLICT'],
    async handle({ act, body, config }) {
      const { environment } = config;
      const order = { ...body, environment };
      return presentIssuedKey(await createApiKey(act, order));
    },
  }),

  issueApiKey: route('POST /v1/users/{user_id}/api-keys', {
    summary: 'Issue a key to a user, such as their first one',
    description:
      'The user is no other operator and no reviewer (403). If `plan` is given, the call also sets the plan of the user’s account. For a live key, the user needs an organization with Enhanced verification. Only this answer contains the `key`.',
    scope: 'any',
    apiKeyOnly: 'account:manage',
    stepUp: true,
    role: 'operator',
    body: issueRequestSchema,
    success: {
      status: 201,
      description: 'The key, shown only once',
      schema: createdApiKeySchema,
      shownOnce: KEY,
    },
    errors: ['FORBIDDEN', 'CONFLICT'],
    async handle({ act, params, body, config }) {
      const issued = await issueApiKey(act, {
        userId: params.user_id,
        name: body.name,
        scopes: body.scopes,
        quota: body.plan === undefined ? undefined : readQuota(body.plan, body.hourly_limit),
        environment: config.environment,
      });
      return presentIssuedKey(issued);
    },
  }),

  listApiKeys: route('GET /v1/api-keys', {
    summary: "List the calling user's keys",
    description: 'Newest first, including revoked keys.',
    scope: 'any',
    apiKeyOnly: 'account:manage',
    query: pageQuery,
    success: {
      status: 200,
      description: 'A page of keys, newest first, including revoked ones',
      schema: apiKeyListSchema,
    },
    async handle({ db, query, actor }) {
      const { keys, total } = await listApiKeys(db, actor.userId, query);
      const { plan } = await loadAccount(db, actor);
      return {
        api_keys: keys.map((key) => presentApiKey(key, plan)),
        total,
        limit: query.limit,
        offset: query.offset,
      };
    },
  }),

  rotateApiKey: route('POST /v1/api-keys/{key_id}/rotate', {
    summary: 'Replace a key with a new key of the same name and scopes',
    description:
      'The old key stays valid for `overlap_hours`, so that no deployment is left without a key. A key can be replaced only once. The calling key must have all scopes of the replaced key. The answer is 409 if the key was already replaced.',
    scope: 'any',
    apiKeyOnly: 'account:manage',
    stepUp: true,
    body: rotationRequestSchema,
    success: {
      status: 201,
      description: 'The new key, shown only once',
      schema: rotatedApiKeySchema,
      shownOnce: KEY,
    },
    errors: ['FORBIDDEN', 'CONFLICT'],
    async handle({ act, params, body, config }) {
      const rotated = await rotateApiKey(act, {
        keyId: params.key_id,
        overlapHours: body.overlap_hours,
        environment: config.environment,
      });
      return {
        ...presentIssuedKey(rotated),
        replaces: params.key_id,
        previous_valid_until: rotated.previousValidUntil.toISOString(),
      };
    },
  }),

  revokeApiKey: route('DELETE /v1/api-keys/{key_id}', {
    summary: 'Revoke a key at once',
    description: 'The calling key must have all scopes of the key that it revokes.',
    scope: 'any',
    apiKeyOnly: 'account:manage',
    stepUp: true,
    success: {
      status: 200,
      description: 'The revoked key. Revoking it again changes nothing.',
      schema: apiKeySchema,
    },
    errors: ['FORBIDDEN'],
    async handle({ act, db, params, actor }) {
      const key = await revokeApiKey(act, params.key_id);
      return presentApiKey(key, (await loadAccount(db, actor)).plan);
    },
  }),

  setAccountPlan: route('PATCH /v1/users/{user_id}/plan', {
    summary: "Set the plan of a user's account",
    description: 'All keys of an account share its plan and its hourly window.',
    scope: 'any',
    apiKeyOnly: true,
    stepUp: true,
    role: 'operator',
    body: quotaRequestSchema,
    success: { status: 200, description: 'The plan of the account', schema: accountQuotaSchema },
    async handle({ act, params, body }) {
      const quota = readQuota(body.plan, body.hourly_limit);
      const account = await setQuota(act, { userId: params.user_id, quota });
      return { account_id: account.id, plan: account.plan, hourly_limit: hourlyLimit(account) };
    },
  }),
});
