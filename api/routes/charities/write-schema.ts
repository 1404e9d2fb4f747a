import { z } from 'zod';
import { MAX_SOCIAL_LINKS } from '../../../domain/charities/social';
import { PROFILE, PROGRAMS } from '../../../domain/charities/profile';
import { GIFT_METHODS } from '../../../domain/gifts/gift';
import { CATEGORIES } from '../../../domain/imports/categories';
import { DAY_HUNDREDTHS, FEWEST_HOURS, toHundredths } from '../../../domain/hours/hours';
import { nameField, tagsField, textField } from '../../fields';
import { locationRequest } from '../../location';
import { fault } from '../../faults';
import { giveSettingsRequest } from './give-settings-schema';
import { UNIQUE } from '../../describe';

const name = nameField(PROFILE.nameLength);

const editable = {
  category: z.enum(CATEGORIES).nullable(),
  sub_category: textField(PROFILE.nameLength).min(1).nullable().meta({
    description:
      'A sub-category of the category, as `GET /api/v1/categories` lists them. null: the one of the register',
  }),
  programs: z
    .array(
      z.strictObject({
        name: nameField(PROGRAMS.nameLength),
        description: textField(PROGRAMS.descriptionLength).min(1).nullable().default(null),
      }),
    )
    .max(PROGRAMS.most)
    .refine(
      (programs) => new Set(programs.map(({ name }) => name)).size === programs.length,
      fault('conflict', 'must not contain the same name twice'),
    )
    .meta({ description: 'What the charity does all year. Replaces all of them.' }),
  description: textField(PROFILE.descriptionLength).min(1).nullable(),
  tags: tagsField,
  location: locationRequest,
  logo: textField(2_048)
    .regex(/^https:\/\/[^\s/]+/, 'must be an https URL')
    .nullable(),
  founded: z.int().min(1_000).max(2_100).nullable(),
  staff_count: z.int().min(0).max(10_000_000).nullable(),
  annual_budget_usd: z
    .int()
    .min(0)
    .max(1_000_000_000_000)
    .nullable()
    .meta({ description: 'In whole dollars' }),
  wallet_address: z
    .string()
    .regex(/^0x[0-9a-fA-F]{40}$/, 'must be a wallet address: 0x and 40 hexadecimal digits')
    .refine(
      (address) => /[1-9a-fA-F]/.test(address.slice(2)),
      fault('not_allowed', 'must not be the zero address'),
    )
    .meta({ description: 'The wallet to which gifts are settled' }),
  payment_methods: z
    .array(z.enum(GIFT_METHODS))
    .min(1)
    .refine(
      (methods) => new Set(methods).size === methods.length,
      fault('conflict', 'must not repeat a method'),
    )
    .meta(UNIQUE)
    .meta({ description: 'Gifts by any other method are refused' }),
  fee_settings: z.strictObject({
    absorb_platform_fees: z.boolean().optional(),
    absorb_processing_fees: z.boolean().optional(),
  }),
  volunteer_settings: z.strictObject({
    auto_accept_up_to_hours: z
      .number()
      .min(FEWEST_HOURS)
      .max(DAY_HUNDREDTHS / 100)
      .refine((hours) => toHundredths(hours) !== undefined, 'must have at most two decimals')
      .nullable()
      .optional()
      .meta({ description: 'Submissions up to this many hours are verified at once. null turns it off.' }),
    auto_accept_after: z
      .int()
      .min(0)
      .max(10_000)
      .optional()
      .meta({ description: 'Only for volunteers with at least this many verified submissions' }),
  }),
  give_settings: giveSettingsRequest,
  social_links: z
    .array(
      textField(2_048)
        .regex(/^https:\/\/[^\s/?#@]+([/?#]\S*)?$/, 'must be an https address without a user')
        .refine((text) => URL.canParse(text), fault('format', 'must be an https address')),
    )
    .max(MAX_SOCIAL_LINKS)
    .refine((links) => new Set(links).size === links.length, fault('conflict', 'must not repeat an address'))
    .meta({
      ...UNIQUE,
      description:
        'Social profiles of the charity. Replaces all of them. The platform reads each one and looks for a link to the page of the charity here.',
    }),
};

/** Accepts an EIN with or without its hyphen, and stores nine digits. */
export const einField = z
  .string()
  .regex(/^[0-9]{2}-?[0-9]{7}$/, 'must be an EIN such as "12-3456789"')
  .transform((text) => text.replace('-', ''))
  .meta({ example: '12-3456789' });

export const charityRequestSchema = z
  .strictObject({ name, ein: einField.optional(), ...z.object(editable).partial().shape })
  .meta({ id: 'CharityRequest' });

export const charityChangesSchema = z
  .strictObject({ name: name.optional(), ein: einField.optional(), ...z.object(editable).partial().shape })
  .meta({ id: 'CharityChanges' });

export type CharityChanges = z.output<typeof charityChangesSchema>;
