import { defineRoute } from '../../route';
import { loadProfile } from './load';
import { profileSchema } from './schema';

export const getProfile = defineRoute({
  method: 'get',
  path: '/v1/users/me',
  operationId: 'getProfile',
  tag: 'Users',
  summary: 'Read the calling user',
  scope: 'any',
  apiKeyOnly: 'account:manage',
  success: {
    status: 200,
    description: 'The user, their roles and charities, and their preferences for mails',
    schema: profileSchema,
  },
  errors: [],
  async handle({ db, actor }) {
    return loadProfile(db, actor);
  },
});
