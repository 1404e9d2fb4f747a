import { z } from 'zod';
import { WRITE_OFF_STATUSES } from '../../../domain/ledger/write-off';
import {
  amountField,
  amountFitsCurrency,
  currencyField,
  listEnvelope,
  moneyField,
  textField,
  timeField,
  tooManyDecimals,
} from '../../fields';
import { describeDecimals, describeSchema } from '../../describe';

export const writeOffRequestSchema = z
  .strictObject({
    currency: currencyField,
    amount: amountField,
    reason: textField(500).min(1),
  })
  .refine((value) => amountFitsCurrency(value, 'amount'), tooManyDecimals('amount'))
  .meta({ id: 'WriteOffRequest', ...describeSchema(describeDecimals('amount')) });

export const writeOffSchema = z
  .object({
    write_off_id: z.string(),
    charity_id: z.string(),
    currency: currencyField,
    amount: moneyField,
    reason: z.string(),
    status: z.enum(WRITE_OFF_STATUSES),
    requested_by: z.string(),
    approved_by: z.string().nullable(),
    created_at: timeField,
    approved_at: timeField.nullable(),
  })
  .meta({ id: 'WriteOff' });

export const writeOffListSchema = listEnvelope('write_offs', writeOffSchema).meta({ id: 'WriteOffList' });
