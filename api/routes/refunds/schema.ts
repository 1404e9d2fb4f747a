import { z } from 'zod';
import { ASKING_ROLES, REFUND_STATUSES } from '../../../domain/refunds/refund';
import { currencyField, failureField, listEnvelope, moneyField, pathId, timeField } from '../../fields';
import { giftPartFields } from '../gifts/schema';

export const refundRequestSchema = z
  .strictObject({
    ...giftPartFields,
  })
  .meta({ id: 'RefundRequest' });

export const refundParams = z.object({ donation_id: pathId, refund_id: pathId });

export const refundSchema = z
  .object({
    refund_id: z.string(),
    donation_id: z.string(),
    amount: moneyField,
    currency: currencyField,
    status: z.enum(REFUND_STATUSES),
    created_at: timeField,
    reason: z.string().nullable(),
    requested_by: z.enum(ASKING_ROLES),
    returned_to_donor: moneyField.meta({
      description: 'The amount. With `cover_fees` it includes a proportional part of the covered fees.',
    }),
    platform_fee_returned: moneyField,
    settled_at: timeField.nullable(),
    failure: failureField,
  })
  .meta({ id: 'Refund' });

export const refundListSchema = listEnvelope('refunds', refundSchema).meta({ id: 'RefundList' });
