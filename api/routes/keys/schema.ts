import { z } from 'zod';
import { DEFAULT_OVERLAP_HOURS } from '../../../domain/access/api-keys';
import { QUOTAS, SCOPES } from '../../../domain/access/scopes';
import { listEnvelope, nameField, timeField } from '../../fields';
import { describeSchema, UNIQUE } from '../../describe';
import { hasRightLimit, LIMIT_FAULT, LIMIT_RULE, quotaFields } from './quota-schema';
import { fault } from '../../faults';

const MAX_OVERLAP_HOURS = 168;

/** The names of two fields, for `shownOnce`: the new key, and the key's id. */
export const KEY = { secret: 'key', id: 'key_id' };

const requested = {
  name: nameField(100),
  scopes: z
    .array(z.enum(SCOPES))
    .min(1)
    .max(SCOPES.length)
    .refine((scopes) => new Set(scopes).size === scopes.length, fault('conflict', 'must not repeat a scope'))
    .meta(UNIQUE),
};

export const apiKeyRequestSchema = z
  .strictObject({
    ...requested,
    plan: z
      .enum(QUOTAS)
      .optional()
      .meta({ description: 'Must be the plan of the account, which all its keys share' }),
  })
  .meta({ id: 'ApiKeyRequest' });

export const issueRequestSchema = z
  .strictObject({ ...requested, ...quotaFields, plan: quotaFields.plan.optional() })
  .refine(hasRightLimit, LIMIT_FAULT)
  .meta({ id: 'IssuedApiKeyRequest', ...describeSchema(LIMIT_RULE) });

const common = {
  key_id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  plan: z.enum(QUOTAS),
  created_at: timeField,
};

export const createdApiKeySchema = z
  .object({ ...common, key: z.string().meta({ description: 'Shown only once' }) })
  .meta({ id: 'CreatedApiKey' });

export const rotationRequestSchema = z
  .strictObject({
    overlap_hours: z.int().min(0).max(MAX_OVERLAP_HOURS).default(DEFAULT_OVERLAP_HOURS).meta({
      description: 'The old key stays valid for this many hours. 0 ends it at once.',
    }),
  })
  .meta({ id: 'ApiKeyRotationRequest' });

export const rotatedApiKeySchema = z
  .object({
    ...common,
    key: z.string().meta({ description: 'Shown only once' }),
    replaces: z.string(),
    previous_valid_until: timeField,
  })
  .meta({ id: 'RotatedApiKey' });

export const apiKeySchema = z
  .object({
    ...common,
    key_prefix: z.string(),
    last_used_at: timeField.nullable(),
    expires_at: timeField.nullable(),
    revoked_at: timeField.nullable(),
    replaced_by: z.string().nullable().meta({ description: 'The key that replaced this one in a rotation' }),
  })
  .meta({ id: 'ApiKey' });

export const apiKeyListSchema = listEnvelope('api_keys', apiKeySchema).meta({ id: 'ApiKeyList' });
