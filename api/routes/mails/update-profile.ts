import { setPreferences } from '../../../operations/mails/set-preferences';
import { defineRoute } from '../../route';
import { loadProfile } from './load';
import { profileChangesSchema, profileSchema } from './schema';

export const updateProfile = defineRoute({
  method: 'patch',
  path: '/v1/users/me',
  operationId: 'updateProfile',
  tag: 'Users',
  summary: 'Change the language of mails, and switch kinds of mails on or off',
  scope: 'any',
  apiKeyOnly: 'account:manage',
  body: profileChangesSchema,
  success: { status: 200, description: 'The updated user', schema: profileSchema },
  errors: [],
  async handle({ db, body, actor }) {
    const { locale, mail_preferences: switches = {} } = body;
    await setPreferences(db, { userId: actor.userId, locale, switches });
    return loadProfile(db, actor);
  },
});
