import { z } from 'zod';
import { UPDATE_FREQUENCIES } from '../../../domain/campaigns/campaign';
import { CATEGORIES } from '../../../domain/imports/categories';
import {
  amountField,
  amountFitsCurrency,
  currencyField,
  dayField,
  flagParameter,
  listEnvelope,
  moneyField,
  nameField,
  pageParameters,
  tagsField,
  textField,
  timeField,
  tooManyDecimals,
} from '../../fields';
import { locationAnswer, locationRequest } from '../../location';
import { describeDecimals, describeSchema } from '../../describe';

const SHOWN_STATUSES = ['active', 'ended', 'closed'] as const;

const name = nameField(200);
const editable = {
  description: textField(5_000).min(1).nullable().optional(),
  category: z.enum(CATEGORIES).nullable().optional(),
  tags: tagsField.optional(),
  location: locationRequest.optional(),
  deadline: dayField.nullable().optional().meta({ description: 'The last day, UTC' }),
  update_frequency: z.enum(UPDATE_FREQUENCIES).nullable().optional(),
};

export const campaignRequestSchema = z
  .strictObject({
    charity_id: textField(64).min(1),
    name,
    funding_goal: amountField,
    currency: currencyField.default('USD'),
    ...editable,
  })
  .refine(
    (value: unknown) => amountFitsCurrency({ currency: 'USD', ...Object(value) }, 'funding_goal'),
    tooManyDecimals('funding_goal'),
  )
  .meta({ id: 'CampaignRequest', ...describeSchema(describeDecimals('funding_goal')) });

export const campaignChangesSchema = z
  .strictObject({ name: name.optional(), funding_goal: amountField.optional(), ...editable })
  .meta({ id: 'CampaignChanges' });

export type CampaignChanges = z.output<typeof campaignChangesSchema>;

const wholeDollars = z
  .string()
  .regex(/^[0-9]{1,12}$/, 'must be a whole number of dollars')
  .transform((text) => BigInt(text) * 100n);
const percent = z
  .string()
  .regex(/^[0-9]{1,4}$/, 'must be a whole percentage')
  .transform(Number);

export const campaignsQuery = z.strictObject({
  ...pageParameters,
  charity_id: textField(64).optional(),
  category: z.enum(CATEGORIES).optional(),
  status: z.enum(SHOWN_STATUSES).optional(),
  goal_min: wholeDollars.optional().meta({ description: 'Minimum goal, in whole US dollars' }),
  goal_max: wholeDollars.optional().meta({ description: 'Maximum goal, in whole US dollars' }),
  deadline_from: dayField.optional(),
  deadline_to: dayField.optional().meta({ description: 'Inclusive' }),
  matching_funds_available: flagParameter.optional(),
  progress_min: percent.optional().meta({ description: 'Minimum progress, in percent of the goal' }),
  progress_max: percent.optional().meta({ description: 'Maximum progress, in percent of the goal' }),
  update_frequency: z.enum(UPDATE_FREQUENCIES).optional(),
  country: textField(2).optional(),
  state: textField(100).optional(),
});

export type CampaignsQuery = z.output<typeof campaignsQuery>;

export const campaignSchema = z
  .object({
    id: z.string(),
    charity_id: z.string(),
    name: z.string(),
    description: z.string().nullable(),
    category: z.string().nullable(),
    tags: z.array(z.string()),
    location: locationAnswer,
    funding_goal: moneyField,
    currency: currencyField,
    funding_goal_usd: moneyField.meta({ description: 'At the exchange rate of the day the goal was set' }),
    raised_usd: moneyField.meta({ description: 'Gifts minus returns, at each gift’s exchange rate' }),
    donations: z.int(),
    progress_percent: z.int().meta({ description: 'Rounded down. Above 100 when the goal is exceeded.' }),
    deadline: z.string().nullable(),
    matching: z
      .object({
        cap: moneyField,
        used: moneyField.meta({ description: 'What a sponsor adds to gifts so far' }),
        left: moneyField,
        currency: currencyField,
        ratio: z
          .string()
          .meta({ description: 'What the sponsor adds to each unit of a gift', example: '1.00' }),
        ends_at: timeField,
      })
      .nullable()
      .meta({ description: 'The sponsor’s pledge that matches gifts now. Null if there is none.' }),
    matching_funds: moneyField.nullable().meta({ description: 'The same as `matching.left`' }),
    matching_funds_available: z.boolean().meta({ description: 'True if a gift is matched now' }),
    update_frequency: z.enum(UPDATE_FREQUENCIES).nullable(),
    status: z
      .enum(SHOWN_STATUSES)
      .meta({ description: '`ended` after the deadline, `closed` by hand. Both refuse gifts.' }),
    created_at: timeField,
    updated_at: timeField,
    closed_at: timeField.nullable(),
  })
  .meta({ id: 'Campaign' });

export const campaignListSchema = listEnvelope('campaigns', campaignSchema).meta({ id: 'CampaignList' });
