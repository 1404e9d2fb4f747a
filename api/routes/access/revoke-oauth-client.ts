import { revokeOauthClient } from '../../../operations/clients/revoke-oauth-client';
import { presentOauthClient } from '../../presenters/oauth-client';
import { defineRoute } from '../../route';
import { loadClient } from './load';
import { oauthClientParams, oauthClientSchema } from './oauth-client-schema';

export const revokeOauthClientRoute = defineRoute({
  method: 'delete',
  path: '/v1/oauth/clients/{client_id}',
  operationId: 'revokeOauthClient',
  tag: 'OAuth clients',
  summary: 'Revoke a client and all its tokens at once',
  scope: 'any',
  apiKeyOnly: 'account:manage',
  stepUp: true,
  params: oauthClientParams,
  success: {
    status: 200,
    description: 'The revoked client. Revoking it again changes nothing.',
    schema: oauthClientSchema,
  },
  errors: ['FORBIDDEN', 'NOT_FOUND'],
  async handle({ db, params, actor, gateways: { secrets, address }, now }) {
    const { id: clientId } = await loadClient(db, actor, params.client_id);
    return presentOauthClient(await revokeOauthClient(db, { clientId, actor, secrets, address, at: now }));
  },
});
