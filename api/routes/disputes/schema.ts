import { z } from 'zod';
import { DISPUTE_STATUSES } from '../../../domain/disputes/dispute';
import { currencyField, listEnvelope, moneyField, pageParameters, textField, timeField } from '../../fields';
import { dayOrTime, giftPartFields } from '../gifts/schema';

export const disputeRequestSchema = z
  .strictObject({
    ...giftPartFields,
    evidence_due_at: timeField
      .optional()
      .meta({ description: "The issuer's deadline for evidence. Defaults to 14 days from now." }),
  })
  .meta({ id: 'DisputeRequest' });

export const evidenceSchema = z
  .strictObject({ evidence: textField(5_000).min(1) })
  .meta({ id: 'DisputeEvidence' });

export const resolutionSchema = z
  .strictObject({ outcome: z.enum(['won', 'lost']) })
  .meta({ id: 'DisputeResolution' });

export const allDisputesQuery = z.strictObject({
  ...pageParameters,
  status: z.enum(DISPUTE_STATUSES).optional(),
  charity_id: textField(64).min(1).optional().meta({ description: 'Required from members of a charity' }),
  due_before: dayOrTime
    .transform((before) => new Date(before))
    .optional()
    .meta({ description: 'Only disputes whose evidence is due before this day (UTC) or time' }),
});

export const disputeSchema = z
  .object({
    dispute_id: z.string(),
    donation_id: z.string(),
    status: z.enum(DISPUTE_STATUSES),
    amount: moneyField,
    currency: currencyField,
    withdrawn: moneyField.meta({ description: "Amount that the donor's bank withdrew" }),
    fee: moneyField.meta({ description: 'The chargeback fee that the charity owes, whatever the outcome' }),
    reason: z.string().nullable(),
    return_code: z.string().nullable().meta({
      description:
        'The code of the bank that returned a debit, such as R01 or AC04. Then `reason` is `ach_return`.',
    }),
    evidence: z.string().nullable().meta({ description: 'For the charity and operators only' }),
    evidence_due_at: timeField,
    created_at: timeField,
    resolved_at: timeField.nullable(),
    reversed_at: timeField.nullable().meta({
      description: 'When a dispute that was lost was won after all. Then `resolved_at` is the same time.',
    }),
  })
  .meta({ id: 'Dispute' });

export const disputeListSchema = listEnvelope('disputes', disputeSchema).meta({ id: 'DisputeList' });
