import { createOauthClient } from '../../../operations/access/create-oauth-client';
import { presentOauthClient } from '../../presenters/oauth-client';
import { defineRoute } from '../../route';
import { CLIENT_SECRET, oauthClientRequestSchema, secretOauthClientSchema } from './oauth-client-schema';

export const createOauthClientRoute = defineRoute({
  method: 'post',
  path: '/v1/oauth/clients',
  operationId: 'createOauthClient',
  tag: 'OAuth clients',
  summary: 'Register an application that signs users in, or a machine client',
  description:
    'The secret is shown once and stored as a hash. Each user must consent before an application acts for them.',
  scope: 'any',
  apiKeyOnly: true,
  role: 'operator',
  body: oauthClientRequestSchema,
  success: {
    status: 201,
    description: 'The client with its secret, shown only once',
    schema: secretOauthClientSchema,
    shownOnce: CLIENT_SECRET,
  },
  errors: [],
  async handle({ db, body, actor, now }) {
    const { client, secret } = await createOauthClient(db, {
      userId: body.user_id ?? actor.userId,
      name: body.name,
      kind: body.kind,
      redirectUris: body.redirect_uris,
      scopes: body.scopes,
      plan: body.plan,
      hourlyLimit: body.hourly_limit ?? null,
      actor,
      at: now,
    });
    return { ...presentOauthClient(client), client_secret: secret };
  },
});
