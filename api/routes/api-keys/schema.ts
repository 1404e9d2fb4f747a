import { z } from 'zod';
import { SCOPES } from '../../../domain/scopes';
import { listEnvelope, pageParameters, pathId, textField, timeField } from '../../fields';

const PLANS = ['standard', 'premium', 'enterprise'] as const;

export const apiKeyRequestSchema = z
  .strictObject({
    name: textField(100).min(1),
    scopes: z
      .array(z.enum(SCOPES))
      .min(1)
      .max(SCOPES.length)
      .refine((scopes) => new Set(scopes).size === scopes.length, 'names a scope twice'),
  })
  .meta({ id: 'ApiKeyRequest' });

export const apiKeyParams = z.object({ key_id: pathId });
export const apiKeysQuery = z.strictObject(pageParameters);

const common = {
  key_id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  plan: z.enum(PLANS),
  created_at: timeField,
};

export const createdApiKeySchema = z
  .object({ ...common, key: z.string().meta({ description: 'Shown only now' }) })
  .meta({ id: 'CreatedApiKey' });

export const apiKeySchema = z
  .object({
    ...common,
    key_prefix: z.string(),
    last_used_at: timeField.nullable(),
    revoked_at: timeField.nullable(),
  })
  .meta({ id: 'ApiKey' });

export const apiKeyListSchema = listEnvelope('api_keys', apiKeySchema).meta({ id: 'ApiKeyList' });
