import { z } from 'zod';
import { ASKING_ROLES, REFUND_STATUSES } from '../../../domain/refunds';
import {
  amountField,
  currencyField,
  listEnvelope,
  moneyField,
  pageParameters,
  pathId,
  textField,
  timeField,
} from '../../fields';

export const refundRequestSchema = z
  .strictObject({
    amount: amountField
      .optional()
      .meta({ description: 'In the currency of the gift; absent: all that is left' }),
    reason: textField(500).optional(),
  })
  .meta({ id: 'RefundRequest' });

export const refundParams = z.object({ donation_id: pathId, refund_id: pathId });

export const refundListQuery = z.strictObject(pageParameters);

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
      description: 'The amount, and with `cover_fees` its part of the covered fees',
    }),
    platform_fee_returned: moneyField,
    settled_at: timeField.nullable(),
    failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  })
  .meta({ id: 'Refund' });

export const refundListSchema = listEnvelope('refunds', refundSchema).meta({ id: 'RefundList' });
