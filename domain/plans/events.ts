/** Defines the events of a recurring gift in wire format. No event contains the id of a hidden donor. */
import { z } from 'zod';
import { shownDonorId } from '../donors/shown-donor';
import { type EventOf } from '../events/event-of';
import { amount, currency, day, donor, id } from '../events/fields';
import { formatMoney } from '../money';
import { FREQUENCIES } from './calendar';
import { PAUSE_REASONS, pauseReason } from './pause-reason';
import { type Plan, PLAN_ACTORS, PLAN_STATUSES, type PlanEventName, upcomingDates } from './plan';
import { FAILURES_ALLOWED } from './retries';

const fields = {
  recurring_id: id,
  charity_id: id,
  donor_id: donor,
  amount,
  currency,
  frequency: z.enum(FREQUENCIES),
  status: z.enum(PLAN_STATUSES),
  next_date: day.nullable(),
};
const actor = z.enum(PLAN_ACTORS);
const reason = z.string().nullable();

export const planEvents = {
  'recurring.created': z
    .strictObject(fields)
    .meta({ description: 'A recurring gift was created. It begins when its first gift is charged.' }),
  'recurring.updated': z
    .strictObject(fields)
    .meta({ description: 'A recurring gift began, changed, skipped a date or completed.' }),
  'recurring.paused': z
    .strictObject({
      ...fields,
      paused_until: day.nullable(),
      paused_by: actor,
      pause_reason: z.enum(PAUSE_REASONS).nullable(),
    })
    .meta({ description: 'A recurring gift was paused.' }),
  'recurring.resumed': z.strictObject(fields).meta({ description: 'A recurring gift was resumed.' }),
  'recurring.cancelled': z
    .strictObject({ ...fields, cancelled_by: actor, cancel_reason: reason })
    .meta({ description: 'A recurring gift was cancelled.' }),
  'recurring.failed': z
    .strictObject({ ...fields, reason })
    .meta({ description: 'A recurring gift ended because its first gift or several gifts in a row failed.' }),
};

/** Returns the wire form of a plan, from which the API also presents it. */
export function printPlan(plan: Plan) {
  return {
    recurring_id: plan.id,
    charity_id: plan.charityId,
    donor_id: shownDonorId(plan),
    amount: formatMoney({ currency: plan.currency, minor: plan.amountMinor }),
    currency: plan.currency,
    frequency: plan.frequency,
    status: plan.status,
    next_date: upcomingDates(plan, 1)[0] ?? null,
  };
}

/** Builds the event for a plan that has just changed. */
export function planEvent(name: PlanEventName, plan: Plan): EventOf<typeof planEvents> {
  const data = printPlan(plan);
  switch (name) {
    case 'created':
    case 'updated':
    case 'resumed':
      return { name: `recurring.${name}`, data };
    case 'paused':
      return {
        name: 'recurring.paused',
        data: {
          ...data,
          paused_until: plan.pausedUntil,
          paused_by: plan.pausedBy ?? 'platform',
          pause_reason: pauseReason(plan),
        },
      };
    case 'cancelled':
      return {
        name: 'recurring.cancelled',
        data: { ...data, cancelled_by: plan.cancelledBy ?? 'platform', cancel_reason: plan.cancelReason },
      };
    case 'failed':
      return { name: 'recurring.failed', data: { ...data, reason: failureReason(plan) } };
  }
}

/** A plan fails after several failed gifts in a row, or with its first gift. */
function failureReason({ failedInRow }: Plan): string {
  if (failedInRow < FAILURES_ALLOWED) return 'The first gift failed.';
  return `${String(FAILURES_ALLOWED)} gifts in a row failed.`;
}
