import { loadClient, ownedBy, requireClientManager } from '../../access/oauth-clients';
import { presentOauthClient } from '../../presenters/oauth-client';
import { route, routes } from '../../route';
import {
  CLIENT_SECRET,
  oauthClientRequestSchema,
  secretOauthClientSchema,
  oauthClientListSchema,
  oauthClientSchema,
  oauthClientsQuery,
} from './schema';
import { orderClient, refuseOwnAddresses } from './order';
import { ownOrigins } from '../../../domain/public-address';
import { listOauthClients } from '../../../db/queries/access/oauth-clients';
import {
  revokeOauthClient,
  rotateClientSecret,
  reviewOauthClient,
} from '../../../operations/oauth-clients/change-client';

export const oauthClientRoutes = routes('OAuth clients', {
  createOauthClient: route('POST /v1/oauth/clients', {
    summary: 'Register an application that signs users in, or a machine client',
    description:
      'The secret is shown once and stored as a hash. Each user must consent before an application acts for them. Only operators may register machines or set `user_id`, `plan` or `hourly_limit`. `user_id` names no other operator or reviewer (403). An application that a user registers waits for an operator’s review. No address of the platform itself is allowed in `redirect_uris`.',
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
    async handle({ act, body, config, ownAddress }) {
      requireClientManager(act.actor);
      refuseOwnAddresses(body.redirect_uris, [ownAddress, ...ownOrigins(config)]);
      const { client, secret } = await orderClient(act, body);
      return { ...presentOauthClient(client), client_secret: secret };
    },
  }),

  listOauthClients: route('GET /v1/oauth/clients', {
    summary: 'List the clients that the caller may manage',
    description: 'Newest first, including revoked clients.',
    scope: 'any',
    apiKeyOnly: 'account:manage',
    query: oauthClientsQuery,
    success: {
      status: 200,
      description: 'A page of clients, newest first, including revoked ones',
      schema: oauthClientListSchema,
    },
    errors: ['FORBIDDEN'],
    async handle({ db, query, actor }) {
      requireClientManager(actor);
      const { user_id: userId, ...page } = query;
      const of = ownedBy(actor, userId);
      const { clients, total } = await listOauthClients(db, page, of);
      return { clients: clients.map(presentOauthClient), total, ...page };
    },
  }),

  getOauthClient: route('GET /v1/oauth/clients/{client_id}', {
    summary: 'Read one client',
    description: 'The answer has no secret.',
    scope: 'any',
    apiKeyOnly: 'account:manage',
    success: { status: 200, description: 'The client, without its secret', schema: oauthClientSchema },
    errors: ['FORBIDDEN'],
    async handle({ db, params, actor }) {
      return presentOauthClient(await loadClient(db, actor, params.client_id));
    },
  }),

  revokeOauthClient: route('DELETE /v1/oauth/clients/{client_id}', {
    summary: 'Revoke a client and all its tokens at once',
    scope: 'any',
    apiKeyOnly: 'account:manage',
    stepUp: true,
    success: {
      status: 200,
      description: 'The revoked client. Revoking it again changes nothing.',
      schema: oauthClientSchema,
    },
    errors: ['FORBIDDEN'],
    async handle({ act, db, params, actor }) {
      const { id: clientId } = await loadClient(db, actor, params.client_id);
      return presentOauthClient(await revokeOauthClient(act, clientId));
    },
  }),

  rotateOauthClientSecret: route('POST /v1/oauth/clients/{client_id}/rotate-secret', {
    summary: 'Give a client a new secret and end the old one at once',
    description:
      'Only this answer contains the new secret. Nobody replaces the secret of another operator or reviewer (403).',
    scope: 'any',
    apiKeyOnly: 'account:manage',
    stepUp: true,
    success: {
      status: 200,
      description: 'The client with its new secret, shown only once',
      schema: secretOauthClientSchema,
      shownOnce: CLIENT_SECRET,
    },
    errors: ['FORBIDDEN', 'CONFLICT'],
    async handle({ act, db, params, actor }) {
      const { id: clientId } = await loadClient(db, actor, params.client_id);
      const { client, secret } = await rotateClientSecret(act, clientId);
      return { ...presentOauthClient(client), client_secret: secret };
    },
  }),

  reviewOauthClient: route('POST /v1/oauth/clients/{client_id}/review', {
    summary: 'Mark an application of a user as reviewed',
    description: 'A reviewed application may have any number of users, and its consent page has no warning.',
    scope: 'any',
    apiKeyOnly: true,
    stepUp: true,
    role: 'operator',
    success: { status: 200, description: 'The reviewed client', schema: oauthClientSchema },
    errors: ['FORBIDDEN'],
    async handle({ act, params }) {
      return presentOauthClient(await reviewOauthClient(act, params.client_id));
    },
  }),
});
