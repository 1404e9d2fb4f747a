import { route, routes } from '../../route';
import { loadProfile } from './load';
import { profileSchema, profileChangesSchema } from './schema';
import { renameUser } from '../../../operations/users/rename-user';
import { setPreferences, trustAddress } from '../../../operations/mails/preferences';

export const userRoutes = routes('Users', {
  getProfile: route('GET /v1/users/me', {
    summary: 'Read the calling user',
    scope: 'any',
    apiKeyOnly: 'account:manage',
    success: {
      status: 200,
      description: 'The user, their roles and charities, and their preferences for mails',
      schema: profileSchema,
    },
    async handle({ db, actor, now }) {
      return loadProfile(db, actor, now);
    },
  }),

  updateProfile: route('PATCH /v1/users/me', {
    summary: 'Change the name, the language of mails, and the kinds of mails that arrive',
    description: 'A name that a verification checked, or is checking, does not change (409).',
    scope: 'any',
    apiKeyOnly: 'account:manage',
    body: profileChangesSchema,
    success: { status: 200, description: 'The updated user', schema: profileSchema },
    errors: ['CONFLICT'],
    async handle({ db, body, actor, now }) {
      const { name, locale, mail_preferences: switches = {} } = body;
      if (name !== undefined) await renameUser(db, { userId: actor.userId, name });
      await setPreferences(db, { userId: actor.userId, locale, switches });
      return loadProfile(db, actor, now);
    },
  }),

  resumeMails: route('POST /v1/users/me/mails/resume', {
    summary: 'Say that the address of the calling user works again',
    description:
      'An address that refused a mail (`email_status` is `bouncing`) gets only mails about security until then. For any other address, nothing changes.',
    scope: 'any',
    apiKeyOnly: 'account:manage',
    success: {
      status: 200,
      description: 'The user, to whom all mails are sent again',
      schema: profileSchema,
    },
    async handle({ db, actor, now }) {
      await trustAddress(db, { userId: actor.userId });
      return loadProfile(db, actor, now);
    },
  }),
});
