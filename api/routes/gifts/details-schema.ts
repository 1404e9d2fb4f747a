import { z } from 'zod';
import { TAX_ID_LENGTH } from '../../../domain/donors/donor';
import { readTimeZone } from '../../../domain/time-zones';
import { hasWebAddress, TRIBUTE_KINDS, TRIBUTE_MESSAGE_LENGTH } from '../../../domain/tributes/tribute';
import { fault } from '../../faults';
import {
  countryField,
  dayField,
  emailField,
  nameField,
  personNameField,
  textField,
  timeField,
} from '../../fields';

const addressSchema = z
  .strictObject({
    line1: nameField(200),
    line2: nameField(200).optional(),
    city: nameField(100),
    state: nameField(100).optional(),
    postal_code: nameField(20),
    country: countryField,
  })
  .meta({ id: 'DonorAddress' });

const NO_TIME_ZONE = 'must be an IANA time zone, such as "America/New_York"';

const timeZoneField = textField(64)
  .refine((text) => readTimeZone(text) !== undefined, fault('format', NO_TIME_ZONE))
  .transform((text) => readTimeZone(text) ?? text)
  .meta({
    description:
      'The time zone of the donor, an IANA name. It decides the day of the gift (`given_on`). The first one of a year stays for that year. Defaults to the time zone of the charity.',
    example: 'America/New_York',
  });

/** The donor that the receipt names and the charity sees. */
export const donorSchema = z
  .strictObject({
    name: personNameField(100),
    email: emailField,
    address: addressSchema.optional(),
    company: nameField(200).optional(),
    tax_id: textField(TAX_ID_LENGTH)
      .regex(/^[0-9A-Za-z][0-9A-Za-z ./-]*$/, 'must consist of letters, digits, spaces, ".", "/" and "-"')
      .optional()
      .meta({ description: 'Shown to the donor and on the receipt only', example: '12-3456789' }),
    time_zone: timeZoneField.optional(),
  })
  .meta({
    id: 'DonationDonor',
    description: 'Who the receipt names. Required from a guest, who has no account.',
  });

/** The fault of a web address in a tribute, because the tribute mail must not contain links. */
const unlinked = fault('not_allowed', 'must not contain a web address: remove it');

export const tributeSchema = z
  .strictObject({
    kind: z.enum(TRIBUTE_KINDS),
    name: nameField(100)
      .refine((text) => !hasWebAddress(text), unlinked)
      .meta({ description: 'The person in whose honor or memory the gift is made' }),
    notify: z
      .strictObject({
        name: nameField(100).refine((text) => !hasWebAddress(text), unlinked),
        email: emailField,
        message: textField(TRIBUTE_MESSAGE_LENGTH)
          .refine((text) => !hasWebAddress(text), unlinked)
          .optional()
          .meta({ description: 'Without a web address' }),
        send_on: dayField.optional().meta({
          description: 'The first day (UTC) on which the mail may go out. Defaults to the day of the gift.',
        }),
      })
      .optional()
      .meta({ description: 'Who gets one mail about the gift after it is completed' }),
  })
  .meta({ id: 'Tribute', description: 'Says in whose honor or memory the gift is made' });

export type DonorRequest = z.output<typeof donorSchema>;
export type TributeRequest = z.output<typeof tributeSchema>;

export const shownAddress = z
  .object({
    line1: z.string(),
    line2: z.string().nullable(),
    city: z.string(),
    state: z.string().nullable(),
    postal_code: z.string(),
    country: z.string(),
  })
  .nullable();

/** The details of the donor that the charity sees. */
const shownDonorSchema = z
  .object({
    name: z.string(),
    email: z.string(),
    address: shownAddress,
    company: z.string().nullable(),
  })
  .meta({ id: 'ShownDonor' });

/** The details given with a gift, as the donor sees them. */
export const ownDetailsFields = {
  donor: shownDonorSchema
    .extend({ tax_id: z.string().nullable(), time_zone: z.string().nullable() })
    .nullable()
    .meta({ description: 'As said with the gift. null if nothing was said.' }),
  tribute: z
    .object({
      kind: z.enum(TRIBUTE_KINDS),
      name: z.string(),
      notify: z
        .object({
          name: z.string(),
          email: z.string(),
          message: z.string().nullable(),
          send_on: dayField,
          sent_at: timeField.nullable(),
        })
        .nullable(),
    })
    .nullable(),
  employer: z.string().nullable(),
  contact_consent: z.boolean().meta({ description: 'Whether the charity sees who gave' }),
};

/** The details given with a gift, as the charity sees them. */
export const shownDetailsFields = {
  donor: shownDonorSchema.nullable().meta({
    description:
      'As said with the gift. null if nothing was said, the gift is anonymous, or `contact_consent` is false.',
  }),
  tribute: z.object({ kind: z.enum(TRIBUTE_KINDS), name: z.string() }).nullable(),
};
