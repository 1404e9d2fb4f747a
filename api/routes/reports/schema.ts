import { z } from 'zod';
import { PAYMENT_METHODS } from '../../../domain/fees/quote';
import { ORGANIZATION_TIERS } from '../../../domain/fees/schedule';
import {
  REPORT_COLUMNS,
  REPORT_FORMATS,
  REPORT_FREQUENCIES,
  REPORT_LIMITS,
} from '../../../domain/reports/saved-report';
import { fault } from '../../faults';
import { dayField, idField, listEnvelope, nameField, timeField } from '../../fields';
import { UNIQUE } from '../../describe';

const isUnique = (values: string[]) => new Set(values).size === values.length;

const frequency = z.enum(REPORT_FREQUENCIES).meta({
  description: 'Sent on the first day after each day, week (from Monday), month or quarter, in UTC',
});
const format = z.enum(REPORT_FORMATS);
const columns = z
  .array(z.enum(REPORT_COLUMNS))
  .min(1)
  .refine(isUnique, fault('conflict', 'must not contain the same column twice'))
  .meta({ description: 'The columns of the file, in this order', ...UNIQUE });
const filters = {
  payment_method: z.enum(PAYMENT_METHODS).nullable().meta({ description: 'Only gifts by this method' }),
  tier: z.enum(ORGANIZATION_TIERS).nullable().meta({ description: 'Only gifts of this tier' }),
};
const recipients = z
  .array(idField('user'))
  .min(1)
  .max(REPORT_LIMITS.recipients)
  .refine(isUnique, fault('conflict', 'must not contain the same user twice'))
  .meta({ description: 'Members of the charity', ...UNIQUE });

const name = nameField(REPORT_LIMITS.nameLength);

export const savedReportRequestSchema = z
  .strictObject({
    name,
    frequency: frequency.default('monthly'),
    format: format.default('csv'),
    columns: columns.default([...REPORT_COLUMNS]),
    payment_method: filters.payment_method.default(null),
    tier: filters.tier.default(null),
    recipients: recipients.optional().meta({ description: 'By default the caller' }),
  })
  .meta({ id: 'SavedReportRequest' });

export const savedReportChangesSchema = z
  .strictObject({ name, frequency, format, columns, ...filters, recipients })
  .partial()
  .meta({ id: 'SavedReportChanges' });

export const reportFileQuery = z.strictObject({
  start_date: dayField.optional().meta({ description: 'By default the first day of the last whole period' }),
  end_date: dayField.optional().meta({ description: 'By default the last day of that period' }),
});

export const savedReportSchema = z
  .object({
    saved_report_id: z.string(),
    charity_id: z.string(),
    name: z.string(),
    frequency,
    format,
    columns: z.array(z.enum(REPORT_COLUMNS)),
    ...filters,
    recipients: z.array(z.string()),
    next_on: z.string().meta({ description: 'The next day on which it is sent, if the subscription runs' }),
    last_sent_at: timeField.nullable(),
    created_by: z.string(),
    created_at: timeField,
  })
  .meta({ id: 'SavedReport' });

export const savedReportListSchema = listEnvelope('reports', savedReportSchema).meta({
  id: 'SavedReportList',
});
