/** Adds the page /account/applications, on which people register applications of their own. */
import type Router from '@koa/router';
import { inTransaction } from '../../db/database';
import { findOauthClient, listOauthClients } from '../../db/queries/access/oauth-clients';
import { notFound } from '../../domain/errors';
import { createUsersClient } from '../../operations/oauth-clients/create-client';
import { revokeOauthClient } from '../../operations/oauth-clients/change-client';
import { oauthClientRequestSchema } from '../routes/oauth-clients/schema';
import { addAccountPage } from './account-page';
import { linesOf, readForm } from './form-fields';
import { APPLICATIONS_PATH } from './own-clients';
import { type PagesEnvironment } from './page-routes';
import { answerApplications, answerNewApplication } from './pages/applications-page';
import { answerRevocation } from './pages/question-page';
import { chosenScopes } from './pages/scope-choice';

const SHOWN_APPLICATIONS = 100;

export function addApplicationRoutes(router: Router, environment: PagesEnvironment): void {
  const { db, gateways } = environment.dependencies;
  const { secrets, address } = gateways;
  addAccountPage(router, environment, {
    path: APPLICATIONS_PATH,
    async show(context, { owner }, refusal) {
      const newest = { limit: SHOWN_APPLICATIONS, offset: 0 };
      const { clients } = await listOauthClients(db, newest, owner.userId);
      const token = environment.forms.token(context);
      const live = clients.filter(({ revokedAt }) => revokedAt === null);
      const page = { path: APPLICATIONS_PATH, token };
      const revoked = live.find(({ id }) => id === context.query.revoke);
      if (revoked === undefined) answerApplications(context, { ...page, clients: live, refusal });
      else {
        const { id, name } = revoked;
        const field = { name: 'client_id', id };
        const words = { list: 'linkApplications', consequence: 'revokeApplicationText' } as const;
        answerRevocation(context, { ...page, field, name, ...words });
      }
    },
    actions: {
      async create(context, { actor, owner: { at } }, form) {
        const asked = readForm(oauthClientRequestSchema, {
          name: form.name,
          kind: form.kind,
          redirect_uris: linesOf(form.redirect_uris),
          scopes: chosenScopes(form),
        });
        const { name, scopes, redirect_uris: redirectUris } = asked;
        const kind = asked.kind === 'web' ? 'web' : 'public';
        const order = { name, kind, scopes, redirectUris } as const;
        const { client, secret } = await inTransaction(db, (tx) =>
          createUsersClient({ tx, at, actor, secrets, address }, order),
        );
        answerNewApplication(context, { path: APPLICATIONS_PATH, name, id: client.id, secret });
        return 'answered';
      },
      async revoke(_context, { actor, owner: { at } }, { client_id: clientId = '' }) {
        const client = await findOauthClient(db, clientId);
        if (client?.userId !== actor.userId || !client.madeByOwner) throw notFound('client');
        await inTransaction(db, (tx) => revokeOauthClient({ tx, at, actor, secrets, address }, clientId));
        return 'done:application_revoked';
      },
    },
    refusals: {
      fields: ['name', 'kind', 'redirect_uris', 'scopes'],
      faults: {
        'name format': 'faultUnseen',
        'name not_allowed': 'faultName',
        'redirect_uris too_long': 'faultTooManyLines',
        'redirect_uris.* format': 'faultAddress',
        'redirect_uris.* not_allowed': 'faultCard',
        'scopes too_short': 'faultNoScope',
      },
      errors: { CONFLICT: 'tooManyApplications' },
    },
  });
}
