/** Defines the data of recurring-gift events. */
import { z } from 'zod';
import { amount, currency, day, donor, id } from './fields';

const plan = {
  recurring_id: id,
  charity_id: id,
  donor_id: donor,
  amount,
  currency,
  frequency: z.enum(['weekly', 'biweekly', 'monthly', 'quarterly', 'annually']),
  status: z.enum(['pending', 'active', 'paused', 'completed', 'cancelled', 'failed']),
  next_date: day.nullable(),
};
const actor = z.enum(['donor', 'charity', 'platform']);
const reason = z.string().nullable();

export const recurringEvents = {
  'recurring.created': z
    .strictObject(plan)
    .meta({ description: 'A recurring gift was created. It begins when its first gift is charged.' }),
  'recurring.updated': z
    .strictObject(plan)
    .meta({ description: 'A recurring gift began, changed, skipped a date or completed.' }),
  'recurring.paused': z
    .strictObject({
      ...plan,
      paused_until: day.nullable(),
      paused_by: actor,
      pause_reason: z.enum(['charity', 'source']).nullable(),
    })
    .meta({ description: 'A recurring gift was paused.' }),
  'recurring.resumed': z.strictObject(plan).meta({ description: 'A recurring gift was resumed.' }),
  'recurring.cancelled': z
    .strictObject({ ...plan, cancelled_by: actor, cancel_reason: reason })
    .meta({ description: 'A recurring gift was cancelled.' }),
  'recurring.failed': z
    .strictObject({ ...plan, reason })
    .meta({ description: 'A recurring gift ended because its first gift or several gifts in a row failed.' }),
};
