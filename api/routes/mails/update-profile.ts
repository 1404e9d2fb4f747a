import { renameUser } from '../../../operations/access/rename-user';
import { setPreferences } from '../../../operations/mails/set-preferences';
import { defineRoute } from '../../route';
import { loadProfile } from './load';
import { profileChangesSchema, profileSchema } from './schema';

export const updateProfile = defineRoute({
  method: 'patch',
  path: '/v1/users/me',
  operationId: 'updateProfile',
  tag: 'Users',
  summary: 'Change the name, the language of mails, and the kinds of mails that arrive',
  description: 'A name that a verification checked, or is checking, does not change (409).',
  scope: 'any',
  apiKeyOnly: 'account:manage',
  body: profileChangesSchema,
  success: { status: 200, description: 'The updated user', schema: profileSchema },
  errors: ['CONFLICT'],
  async handle({ db, body, actor }) {
    const { name, locale, mail_preferences: switches = {} } = body;
    if (name !== undefined) await renameUser(db, { userId: actor.userId, name });
    await setPreferences(db, { userId: actor.userId, locale, switches });
    return loadProfile(db, actor);
  },
});
