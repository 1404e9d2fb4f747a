import { listApiKeys } from '../../../db/queries/access/api-keys';
import { pageQuery } from '../../fields';
import { presentApiKey } from '../../presenters/api-key';
import { defineRoute } from '../../route';
import { apiKeyListSchema } from './api-key-schema';
import { loadAccount } from './load';

export const listApiKeysRoute = defineRoute({
  method: 'get',
  path: '/v1/api-keys',
  operationId: 'listApiKeys',
  tag: 'API keys',
  summary: "List the calling user's keys",
  scope: 'any',
  apiKeyOnly: 'account:manage',
  query: pageQuery,
  success: {
    status: 200,
    description: 'A page of keys, newest first, including revoked ones',
    schema: apiKeyListSchema,
  },
  errors: [],
  async handle({ db, query, actor }) {
    const { keys, total } = await listApiKeys(db, actor.userId, query);
    const { plan } = await loadAccount(db, actor);
    return {
      api_keys: keys.map((key) => presentApiKey(key, plan)),
      total,
      limit: query.limit,
      offset: query.offset,
    };
  },
});
