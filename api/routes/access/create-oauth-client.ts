import { requireClientManager } from '../../policies/oauth-client';
import { presentOauthClient } from '../../presenters/oauth-client';
import { defineRoute } from '../../route';
import { CLIENT_SECRET, oauthClientRequestSchema, secretOauthClientSchema } from './oauth-client-schema';
import { orderClient } from './order-client';

export const createOauthClientRoute = defineRoute({
  method: 'post',
  path: '/v1/oauth/clients',
  operationId: 'createOauthClient',
  tag: 'OAuth clients',
  summary: 'Register an application that signs users in, or a machine client',
  description:
    'The secret is shown once and stored as a hash. Each user must consent before an application acts for them. Only operators may register machines or set `user_id`, `plan` or `hourly_limit`. An application that a user registers waits for an operator’s review.',
  scope: 'any',
  apiKeyOnly: 'account:manage',
  stepUp: true,
  body: oauthClientRequestSchema,
  success: {
    status: 201,
    description: 'The client with its secret, shown only once',
    schema: secretOauthClientSchema,
    shownOnce: CLIENT_SECRET,
  },
  errors: ['FORBIDDEN', 'CONFLICT'],
  async handle({ db, body, actor, gateways: { secrets, address }, now }) {
    requireClientManager(actor);
    const { client, secret } = await orderClient(db, body, { actor, secrets, address, at: now });
    return { ...presentOauthClient(client), client_secret: secret };
  },
});
