import { z } from 'zod';
import { ASKING_ROLES, REFUND_DECISIONS, REFUND_STATUSES } from '../../../domain/refunds/refund';
import {
  currencyField,
  failureField,
  listEnvelope,
  moneyField,
  pageParameters,
  textField,
  timeField,
} from '../../fields';
import { giftPartFields, refundFees } from '../gifts/schema';

export const refundRequestSchema = z
  .strictObject({
    ...giftPartFields,
    bear_fees: z.literal('platform').optional().meta({
      description: 'For operators. The platform bears the processing fee instead of the charity.',
    }),
  })
  .meta({ id: 'RefundRequest' });

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
    fees: refundFees,
    returned_amount: moneyField.meta({ description: 'Returned to the source: `amount` plus `fees`' }),
    fees_kept: moneyField.meta({
      description: 'Part of the processing fee that is not returned when the donor asks for the refund',
    }),
    returned_to_donor: moneyField.meta({ description: 'The same as `returned_amount`' }),
    platform_fee_returned: moneyField,
    settled_at: timeField.nullable(),
    reversed_at: timeField.nullable().meta({
      description: 'The time at which a completed refund failed. The money never reached the donor.',
    }),
    failure: failureField,
    awaits_decision: z.boolean().meta({
      description: 'The charity cannot pay this refund. It stays pending until an operator decides.',
    }),
    decision: z
      .object({ decision: z.enum(REFUND_DECISIONS), reason: z.string(), decided_at: timeField })
      .nullable(),
  })
  .meta({ id: 'Refund' });

export const allRefundsQuery = z.strictObject({
  ...pageParameters,
  status: z.enum(REFUND_STATUSES).optional(),
});

export const refundDecisionSchema = z
  .strictObject({
    decision: z.enum(REFUND_DECISIONS),
    reason: textField(500).min(1).meta({ description: 'The donor and the charity can read it' }),
  })
  .meta({ id: 'RefundDecision' });

export const refundListSchema = listEnvelope('refunds', refundSchema).meta({ id: 'RefundList' });
