import { findUser } from '../../../db/queries/access/accounts';
import { recordAudit } from '../../../db/queries/access/audit-log';
import { insertOauthClient, type OauthClient } from '../../../db/queries/access/oauth-clients';
import { validationError } from '../../../domain/errors';
import { newId } from '../../../new-id';
import { hashKey, newClientSecret } from '../../credentials';
import { presentOauthClient } from '../../presenters/oauth-client';
import { defineRoute } from '../../route';
import { oauthClientRequestSchema, secretOauthClientSchema } from './oauth-client-schema';

export const createOauthClient = defineRoute({
  method: 'post',
  path: '/v1/oauth/clients',
  operationId: 'createOauthClient',
  tag: 'OAuth clients',
  summary: 'Register an application that signs users in, or a machine',
  description:
    'Its secret is shown once and stored as a hash. A user consents to each application before it acts.',
  scope: 'any',
  apiKeyOnly: true,
  role: 'operator',
  body: oauthClientRequestSchema,
  success: {
    status: 201,
    description: 'The client, its secret shown only now',
    schema: secretOauthClientSchema,
  },
  errors: [],
  async handle({ db, body, actor, now }) {
    const user = await findUser(db, body.user_id ?? actor.userId);
    if (user === undefined) throw validationError([{ field: 'user_id', message: 'there is no such user' }]);
    const secret = body.kind === 'public' ? null : newClientSecret();
    const client: OauthClient = {
      id: newId('client'),
      accountId: user.accountId,
      userId: user.id,
      name: body.name,
      kind: body.kind,
      secretHash: secret === null ? null : hashKey(secret),
      redirectUris: body.redirect_uris,
      scopes: body.scopes,
      plan: body.plan,
      hourlyLimit: body.hourly_limit ?? null,
      createdAt: now,
      revokedAt: null,
    };
    await insertOauthClient(db, client);
    await recordAudit(db, {
      action: 'oauth_client.created',
      actor,
      subject: { type: 'oauth_client', id: client.id },
      details: { kind: client.kind, scopes: client.scopes, user_id: client.userId, plan: client.plan },
      at: now,
    });
    return { ...presentOauthClient(client), client_secret: secret };
  },
});
