import { z } from 'zod';
import { currencyField, idField, listEnvelope, moneyField, pageParameters, timeField } from '../../fields';

export const charityDonorsQuery = z.strictObject({
  ...pageParameters,
  after: idField('user').optional().meta({ description: 'Returns the donors that follow this one' }),
});

export const charityDonorSchema = z
  .object({
    donor_id: z.string().meta({
      example: 'user_01kakv0000000000000000000',
      description: 'For a guest that an account took over, the account',
    }),
    name: z.string().meta({ example: 'Ada Lovelace' }),
    email: z
      .string()
      .nullable()
      .meta({ example: 'ada@example.org', description: 'null for a user without a sign-in' }),
    totals: z.array(z.object({ currency: currencyField, amount: moneyField })).meta({
      description: 'What the donor gave, less what was given back, by currency',
    }),
    donations: z.int().meta({ example: 3 }),
    recurring: z.boolean().meta({ description: 'true if one of the gifts is of a plan' }),
    first_donation_at: timeField,
    last_donation_at: timeField,
  })
  .meta({ id: 'CharityDonor' });

export const charityDonorListSchema = listEnvelope('donors', charityDonorSchema).meta({
  id: 'CharityDonorList',
});
