import { recordAudit } from '../../../db/queries/access/audit-log';
import { findOauthClient, replaceClientSecret } from '../../../db/queries/access/oauth-clients';
import { GivingError, notFound } from '../../../domain/errors';
import { hashKey, newClientSecret } from '../../credentials';
import { presentOauthClient } from '../../presenters/oauth-client';
import { defineRoute } from '../../route';
import { oauthClientParams, secretOauthClientSchema } from './oauth-client-schema';

export const rotateClientSecret = defineRoute({
  method: 'post',
  path: '/v1/oauth/clients/{client_id}/rotate-secret',
  operationId: 'rotateOauthClientSecret',
  tag: 'OAuth clients',
  summary: 'Give a client a new secret; the old one ends at once',
  scope: 'any',
  apiKeyOnly: true,
  role: 'operator',
  params: oauthClientParams,
  success: {
    status: 200,
    description: 'The client, its new secret shown only now',
    schema: secretOauthClientSchema,
  },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, actor, now }) {
    const client = await findOauthClient(db, params.client_id);
    if (client === undefined) throw notFound('client');
    if (client.secretHash === null || client.revokedAt !== null) {
      throw new GivingError('CONFLICT', 'A public or revoked client has no secret to rotate.');
    }
    const secret = newClientSecret();
    await replaceClientSecret(db, client.id, hashKey(secret));
    const subject = { type: 'oauth_client', id: client.id };
    await recordAudit(db, { action: 'oauth_client.secret_rotated', actor, subject, at: now });
    return { ...presentOauthClient(client), client_secret: secret };
  },
});
