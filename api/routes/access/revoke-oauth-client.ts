import { recordAudit } from '../../../db/queries/access/audit-log';
import { findOauthClient, revokeOauthClient } from '../../../db/queries/access/oauth-clients';
import { revokeOauthClientRecords } from '../../../db/queries/access/oauth-records';
import { notFound } from '../../../domain/errors';
import { presentOauthClient } from '../../presenters/oauth-client';
import { defineRoute } from '../../route';
import { oauthClientParams, oauthClientSchema } from './oauth-client-schema';

export const revokeOauthClientRoute = defineRoute({
  method: 'delete',
  path: '/v1/oauth/clients/{client_id}',
  operationId: 'revokeOauthClient',
  tag: 'OAuth clients',
  summary: 'Revoke a client with every token it holds, at once',
  scope: 'any',
  apiKeyOnly: true,
  role: 'operator',
  params: oauthClientParams,
  success: {
    status: 200,
    description: 'The revoked client; revoking again changes nothing',
    schema: oauthClientSchema,
  },
  errors: ['NOT_FOUND'],
  async handle({ db, params, actor, now }) {
    const isRevokedNow = await revokeOauthClient(db, params.client_id, now);
    const client = await findOauthClient(db, params.client_id);
    if (client === undefined) throw notFound('client');
    if (isRevokedNow) {
      await revokeOauthClientRecords(db, client.id);
      const subject = { type: 'oauth_client', id: client.id };
      await recordAudit(db, { action: 'oauth_client.revoked', actor, subject, at: now });
    }
    return presentOauthClient(client);
  },
});
