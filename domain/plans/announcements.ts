/** Builds the events of a recurring gift in wire format. No event contains the id of an anonymous donor. */
import { type DomainEvent } from '../events/event';
import { formatMoney } from '../money';
import { FAILURES_ALLOWED } from './retries';
import { pauseReason } from './pause-reason';
import { type Plan, type PlanEventName, upcomingDates } from './plan';

/** Builds the event for a plan that has just changed. */
export function planEvent(name: PlanEventName, plan: Plan): DomainEvent {
  const data = {
    recurring_id: plan.id,
    charity_id: plan.charityId,
    donor_id: plan.anonymous ? null : plan.donorUserId,
    amount: formatMoney({ currency: plan.currency, minor: plan.amountMinor }),
    currency: plan.currency,
    frequency: plan.frequency,
    status: plan.status,
    next_date: upcomingDates(plan, 1)[0] ?? null,
  };
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
      return {
        name: 'recurring.failed',
        data: { ...data, reason: failureReason(plan) },
      };
  }
}

/** A plan fails after several failed gifts in a row, or with its first gift. */
function failureReason({ failedInRow }: Plan): string {
  if (failedInRow < FAILURES_ALLOWED) return 'The first gift failed.';
  return `${String(FAILURES_ALLOWED)} gifts in a row failed.`;
}
