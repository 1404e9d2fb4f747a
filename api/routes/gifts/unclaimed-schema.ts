import { z } from 'zod';
import { UNCLAIMED_STAGES } from '../../../domain/gifts/unclaimed';
import { currencyField, listEnvelope, moneyField, textField, timeField } from '../../fields';

export const redirectRequestSchema = z
  .strictObject({
    charity_id: textField(64).min(1).meta({ description: 'A charity that can be paid now' }),
  })
  .meta({ id: 'RedirectRequest' });

export const unclaimedGiftSchema = z
  .object({
    donation_id: z.string(),
    charity_id: z.string(),
    charity_name: z.string(),
    donor_id: z.string(),
    amount: moneyField,
    net_amount: moneyField.meta({ description: 'Waits for the charity' }),
    currency: currencyField,
    completed_at: timeField,
    age_days: z.int().meta({ description: 'Days since completion. A day lasts one second in the sandbox.' }),
    stage: z.enum(UNCLAIMED_STAGES).meta({ description: 'Who may choose another charity now' }),
    donor_chooses_from: timeField,
    operator_chooses_from: timeField,
    donor_told_at: timeField.nullable(),
  })
  .meta({ id: 'UnclaimedGift' });

export const unclaimedGiftListSchema = listEnvelope('gifts', unclaimedGiftSchema).meta({
  id: 'UnclaimedGiftList',
});
