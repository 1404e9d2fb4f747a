import { z } from 'zod';
import { MAX_HOURLY_LIMIT, QUOTAS, SCOPES } from '../../../domain/access/scopes';
import { isLoopbackName } from '../../../domain/loopback';
import { idField, listEnvelope, nameField, pageQuery, textField, timeField } from '../../fields';
import { fault, faultBetween } from '../../faults';
import { dependOn, describeSchema, HOST_PATTERN, LOOPBACK_PATTERN, UNIQUE } from '../../describe';
import { hasRightLimit, LIMIT_FAULT, LIMIT_RULE } from '../keys/quota-schema';

const CLIENT_KINDS = ['web', 'public', 'machine'] as const;
/** The names of two fields, for `shownOnce`: the new secret, and the client's id. */
export const CLIENT_SECRET = { secret: 'client_secret', id: 'client_id' };
const MAX_REDIRECT_URIS = 10;

/** Allows http only for loopback hosts. */
const REDIRECT_PATTERN = `^(https://${HOST_PATTERN}|http://${LOOPBACK_PATTERN})([/?][^#*]*)?$`;

const redirectUri = textField(2_000)
  .refine(isRedirectUri, 'must be an https URL, or http on loopback, without credentials, "#" or "*"')
  .meta({
    format: 'uri',
    example: 'https://example.org/callback',
    ...describeSchema({ pattern: REDIRECT_PATTERN }),
  });

/** Requires TLS, except for an application on the user's own machine (RFC 6749 and 8252). */
function isRedirectUri(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  const isPrivate = url.protocol === 'http:' && isLoopbackName(url.hostname);
  const isPlain = url.username === '' && url.password === '' && !text.includes('#') && !text.includes('*');
  return isPlain && (url.protocol === 'https:' || isPrivate);
}

export const oauthClientRequestSchema = z
  .strictObject({
    name: nameField(100),
    kind: z.enum(CLIENT_KINDS).meta({
      description:
        'web: can keep a secret. public: a browser or device application, which cannot keep a secret. machine: uses client credentials and acts as `user_id`.',
    }),
    redirect_uris: z.array(redirectUri).max(MAX_REDIRECT_URIS).default([]),
    scopes: z
      .array(z.enum(SCOPES))
      .min(1)
      .max(SCOPES.length)
      .refine(
        (scopes) => new Set(scopes).size === scopes.length,
        fault('conflict', 'must not repeat a scope'),
      )
      .meta(UNIQUE),
    user_id: idField('user').optional().meta({
      description:
        'The owner of the client. A machine acts as this user. Required for a machine, otherwise defaults to the caller.',
    }),
    plan: z.enum(QUOTAS).optional().meta({ description: 'Only operators may set it. Defaults to standard.' }),
    hourly_limit: z
      .int()
      .min(1)
      .max(MAX_HOURLY_LIMIT)
      .optional()
      .meta({ description: 'Required for the enterprise plan, not allowed for other plans' }),
  })
  .refine(
    ({ kind, redirect_uris: uris }) => kind !== 'machine' || uris.length === 0,
    faultBetween('redirect_uris', 'not_allowed', 'must be empty for a machine', ['kind', 'redirect_uris']),
  )
  .refine(
    ({ kind, redirect_uris: uris }) => kind === 'machine' || uris.length > 0,
    faultBetween('redirect_uris', 'required', 'must have at least one URL', ['kind', 'redirect_uris']),
  )
  .refine(
    ({ kind, user_id: userId }) => kind !== 'machine' || userId !== undefined,
    faultBetween('user_id', 'required', 'is required for a machine', ['kind', 'user_id']),
  )
  .refine(hasRightLimit, LIMIT_FAULT)
  .meta({
    id: 'OauthClientRequest',
    ...describeSchema(
      dependOn('kind', [
        { of: ['machine'], needs: ['user_id'], fields: { redirect_uris: { maxItems: 0 } } },
        { of: ['web', 'public'], needs: ['redirect_uris'], fields: { redirect_uris: { minItems: 1 } } },
      ]),
      LIMIT_RULE,
    ),
  });

export const oauthClientSchema = z
  .object({
    client_id: z.string(),
    name: z.string(),
    kind: z.enum(CLIENT_KINDS),
    redirect_uris: z.array(z.string()),
    scopes: z.array(z.enum(SCOPES)),
    user_id: z.string(),
    plan: z.enum(QUOTAS),
    hourly_limit: z.int(),
    created_at: timeField,
    revoked_at: timeField.nullable(),
    reviewed: z
      .boolean()
      .meta({ description: 'false for a user’s application until an operator reviews it' }),
  })
  .meta({ id: 'OauthClient' });

export const secretOauthClientSchema = oauthClientSchema
  .extend({
    client_secret: z.string().nullable().meta({ description: 'Shown only once. null for a public client.' }),
  })
  .meta({ id: 'SecretOauthClient' });

export const oauthClientsQuery = pageQuery.extend({
  user_id: idField('user')
    .optional()
    .meta({ description: 'Only clients of this user. Only operators may name somebody else.' }),
});

export const oauthClientListSchema = listEnvelope('clients', oauthClientSchema).meta({
  id: 'OauthClientList',
});
