import { z } from 'zod';
import { MAIL_GROUPS, type MailGroup, OPTIONAL_KINDS } from '../../../domain/mails/kinds';
import { LANGUAGES } from '../../../texts/languages';
import { LEVELS } from '../../../domain/gifts/gift';
import { contactFields } from './contact-schema';
import { personNameField, textField } from '../../fields';

/** The longest name that a user can sign up with. */
const MAX_NAME_LENGTH = 100;

const locale = z.enum(LANGUAGES).meta({ description: 'The language of mails' });

const switches = Object.fromEntries(OPTIONAL_KINDS.map((kind) => [kind, z.boolean()])) as Record<
  (typeof OPTIONAL_KINDS)[number],
  z.ZodBoolean
>;

const preferences = z.object(switches).meta({
  id: 'MailPreferences',
  description: 'The kinds of mails that can be switched off. Mails about money and security always arrive.',
});

const mailGroup = z
  .object({
    group: z.enum(Object.keys(MAIL_GROUPS) as MailGroup[]),
    kinds: z.array(z.enum(OPTIONAL_KINDS)),
  })
  .meta({ id: 'MailGroup' });

export const profileChangesSchema = z
  .strictObject({
    name: personNameField(MAX_NAME_LENGTH).optional(),
    locale: locale.optional(),
    mail_preferences: z.strictObject(switches).partial().optional().meta({
      description: 'false switches a kind off, true on. Absent kinds stay as they are.',
    }),
  })
  .meta({ id: 'ProfileChanges' });

export const profileSchema = z
  .object({
    user_id: z.string(),
    name: textField(255),
    email: z.string().nullable().meta({ description: 'null for a user without a sign-in' }),
    email_status: z.enum(['confirmed', 'unconfirmed', 'bouncing']).nullable().meta({
      description:
        'bouncing: the mail server of the address refused it, so only mails about security are sent to it',
    }),
    locale,
    roles: z.array(z.enum(['donor', 'member', 'reviewer', 'operator'])).meta({
      description: 'Everybody is a donor. A member belongs to the charities in `charities`.',
    }),
    charities: z
      .array(z.object({ charity_id: z.string(), name: z.string() }))
      .meta({ description: 'The charities that the user is a member of, by name' }),
    verification_level: z.enum(LEVELS),
    ...contactFields,
    second_factor: z
      .boolean()
      .meta({ description: 'true if the user has an authenticator app or a passkey' }),
    mail_preferences: preferences,
    mail_groups: z.array(mailGroup).meta({
      description:
        'The kinds that can reach the user, in groups. A group of which the user switched a kind off is there, too.',
    }),
  })
  .meta({ id: 'Profile' });
