import { z } from 'zod';
import { GIFT_METHODS } from '../../../domain/gifts/gift';
import { currencyField, moneyField } from '../../fields';
import { campaignSchema } from '../campaigns/schema';
import { giveSettingsFields } from './give-settings-schema';
import { charitySchema } from './schema';

export const giveSchema = z
  .object({
    charity: charitySchema,
    campaign: campaignSchema.nullable(),
    settings: giveSettingsFields,
    methods: z
      .array(
        z.object({
          method: z.enum(GIFT_METHODS),
          currencies: z.array(currencyField),
          networks: z
            .array(z.string())
            .meta({ description: 'Where a gift of crypto is settled. Empty for other methods' }),
        }),
      )
      .meta({ description: 'What the charity takes and this installation can charge and settle' }),
    minimum: z
      .record(z.string(), moneyField)
      .meta({ description: 'By currency: from this amount on, every method of the currency takes the gift' }),
    processor: z.object({
      name: z.string(),
      publishable_key: z
        .string()
        .nullable()
        .meta({ description: 'For the processor’s own form; null for the sandbox' }),
    }),
  })
  .meta({ id: 'GivePage' });
