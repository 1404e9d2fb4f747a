/** Adds the page /account/keys, on which people manage their API keys. */
import type Router from '@koa/router';
import { inTransaction } from '../../db/database';
import { listApiKeys } from '../../db/queries/access/api-keys';
import { MAX_KEYS } from '../../domain/access/api-keys';
import { createApiKey } from '../../operations/keys/new-keys';
import { revokeApiKey } from '../../operations/keys/change-keys';
import { apiKeyRequestSchema } from '../routes/keys/schema';
import { addAccountPage } from './account-page';
import { readForm } from './form-fields';
import { KEYS_PATH } from './own-clients';
import { type PagesEnvironment } from './page-routes';
import { answerKeys, answerNewKey } from './pages/keys-page';
import { answerRevocation } from './pages/question-page';
import { chosenScopes } from './pages/scope-choice';

export function addKeyRoutes(router: Router, environment: PagesEnvironment): void {
  const { db, config, gateways } = environment.dependencies;
  const { secrets, address } = gateways;
  addAccountPage(router, environment, {
    path: KEYS_PATH,
    async show(context, { owner }, refusal) {
      const { keys } = await listApiKeys(db, owner.userId, { limit: MAX_KEYS, offset: 0 });
      const live = keys.filter(
        ({ revokedAt, expiresAt }) => revokedAt === null && (expiresAt === null || expiresAt > owner.at),
      );
      const token = environment.forms.token(context);
      const revoked = live.find(({ id }) => id === context.query.revoke);
      if (revoked === undefined) answerKeys(context, { path: KEYS_PATH, token, keys: live, refusal });
      else {
        const { id, name } = revoked;
        const field = { name: 'key_id', id };
        const words = { list: 'linkKeys', consequence: 'revokeKeyText' } as const;
        answerRevocation(context, { path: KEYS_PATH, token, field, name, ...words });
      }
    },
    actions: {
      async create(context, { actor, owner: { at } }, form) {
        const asked = readForm(apiKeyRequestSchema, { name: form.name, scopes: chosenScopes(form) });
        const { environment: mode } = config;
        const order = { ...asked, environment: mode };
        const { apiKey, key } = await inTransaction(db, (tx) =>
          createApiKey({ tx, at, actor, secrets, address }, order),
        );
        answerNewKey(context, { path: KEYS_PATH, name: apiKey.name, key });
        return 'answered';
      },
      async revoke(_context, { actor, owner: { at } }, { key_id: keyId = '' }) {
        await inTransaction(db, (tx) => revokeApiKey({ tx, at, actor, secrets, address }, keyId));
        return 'done:key_revoked';
      },
    },
    refusals: {
      fields: ['name', 'scopes'],
      faults: {
        'name format': 'faultUnseen',
        'name not_allowed': 'faultCard',
        'scopes too_short': 'faultNoScope',
      },
      errors: { CONFLICT: 'tooManyKeys', FORBIDDEN: 'keyNeedsLevel' },
    },
  });
}
