import { rotateClientSecret } from '../../../operations/clients/rotate-client-secret';
import { presentOauthClient } from '../../presenters/oauth-client';
import { defineRoute } from '../../route';
import { loadClient } from './load';
import { CLIENT_SECRET, oauthClientParams, secretOauthClientSchema } from './oauth-client-schema';

export const rotateClientSecretRoute = defineRoute({
  method: 'post',
  path: '/v1/oauth/clients/{client_id}/rotate-secret',
  operationId: 'rotateOauthClientSecret',
  tag: 'OAuth clients',
  summary: 'Give a client a new secret and end the old one at once',
  scope: 'any',
  apiKeyOnly: 'account:manage',
  stepUp: true,
  params: oauthClientParams,
  success: {
    status: 200,
    description: 'The client with its new secret, shown only once',
    schema: secretOauthClientSchema,
    shownOnce: CLIENT_SECRET,
  },
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, actor, gateways: { secrets, address }, now }) {
    const { id: clientId } = await loadClient(db, actor, params.client_id);
    const { client, secret } = await rotateClientSecret(db, { clientId, actor, secrets, address, at: now });
    return { ...presentOauthClient(client), client_secret: secret };
  },
});
