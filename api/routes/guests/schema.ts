import { z } from 'zod';
import { LANGUAGES } from '../../../texts/languages';
import { emailField, listEnvelope, moneyField, textField, timeField } from '../../fields';

export const challengeSchema = z
  .object({
    algorithm: z.literal('SHA-256'),
    challenge: z
      .string()
      .meta({ description: 'The SHA-256 of `salt` followed by the number to find, in hex' }),
    maxnumber: z.int().meta({ description: 'The number is at most this' }),
    salt: z.string(),
    signature: z.string(),
  })
  .meta({ id: 'GuestChallenge', description: 'A challenge in the format of ALTCHA, version 1' });

export const sessionRequestSchema = z
  .strictObject({
    proof: textField(1_000).min(1).optional().meta({
      description:
        'The solved challenge: the Base64 of the JSON `{algorithm, challenge, number, salt, signature}`. Not needed together with the last token of a session.',
    }),
    locale: z.enum(LANGUAGES).default('en').meta({ description: 'The language of mails to this guest' }),
  })
  .meta({ id: 'GuestSessionRequest' });

export const sessionSchema = z
  .object({
    access_token: z.string().meta({ description: 'Send it as `Authorization: Bearer …`' }),
    expires_at: timeField,
    user_id: z.string(),
  })
  .meta({ id: 'GuestSession' });

export const linkRequestSchema = z
  .strictObject({
    email: emailField,
  })
  .meta({ id: 'GuestLinkRequest' });

export const linkRequestedSchema = z.object({ accepted: z.literal(true) }).meta({ id: 'GuestLinkRequested' });

export const guestReportListSchema = listEnvelope(
  'guest_reports',
  z
    .object({
      guest_report_id: z.string(),
      email: z.string(),
      year: z.int(),
      given: moneyField.meta({
        description: 'What the guests and the account of the address gave in the year',
      }),
      currency: z.literal('USD'),
      required_level: z.string(),
      donation_id: z.string().meta({ description: 'The gift that exceeded the limit' }),
      people: z
        .array(
          z.object({
            user_id: z.string(),
            kind: z.enum(['guest', 'account']),
            blocked_at: timeField.nullable(),
          }),
        )
        .meta({
          description:
            'The guest who made that gift, and the account that has confirmed the address. They may be different people. An operator blocks one with `POST /v1/users/{user_id}/block`.',
        }),
      created_at: timeField,
    })
    .meta({ id: 'GuestReport' }),
).meta({ id: 'GuestReportList' });
