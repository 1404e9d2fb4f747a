import { type z } from 'zod';
import { type Occurrence } from '../../db/queries/plans/occurrences';
import { formatMoney } from '../../domain/money';
import { pauseReason } from '../../domain/plans/pause-reason';
import { countRemaining, type Plan, upcomingDates } from '../../domain/plans/plan';
import { occurrenceSchema, type recurringSchema, UPCOMING_LIMIT } from '../routes/plans/schema';
import { project } from '../project';

export interface PlanView {
  plan: Plan;
  donationsMade: number;
  /** The date whose charge is tried again next. */
  retry: Occurrence | undefined;
  /** True for the plan's donor. Only the donor sees the source, and the donor id of an anonymous plan. */
  isOwn: boolean;
  now: Date;
}

/** Presents a recurring gift as the reader may see it. */
export function presentRecurring({
  plan,
  donationsMade,
  retry,
  isOwn,
  now,
}: PlanView): z.input<typeof recurringSchema> {
  const upcoming = upcomingDates(plan, UPCOMING_LIMIT);
  return {
    recurring_id: plan.id,
    charity_id: plan.charityId,
    donor_id: plan.anonymous && !isOwn ? null : plan.donorUserId,
    amount: formatMoney({ currency: plan.currency, minor: plan.amountMinor }),
    currency: plan.currency,
    frequency: plan.frequency,
    duration_months: plan.durationMonths,
    status: plan.status,
    started_at: plan.startedAt.toISOString(),
    ended_at: plan.endedAt?.toISOString() ?? null,
    next_date: upcoming[0] ?? null,
    upcoming,
    donations_made: donationsMade,
    remaining: countRemaining(plan, now),
    retry: presentRetry(retry),
    paused_until: plan.pausedUntil,
    paused_by: plan.pausedBy,
    pause_reason: pauseReason(plan),
    cancelled_by: plan.cancelledBy,
    cancel_reason: plan.cancelReason,
    payment_method: plan.paymentMethod,
    source: isOwn ? plan.source : null,
    anonymous: plan.anonymous,
    cover_fees: plan.coverFees,
  };
}

function presentRetry(retry: Occurrence | undefined): z.input<typeof recurringSchema>['retry'] {
  if (retry === undefined || retry.nextAttemptAt === null) return null;
  return { next_attempt_at: retry.nextAttemptAt.toISOString(), last_failure: presentFailure(retry) };
}

/** Presents one gift of a plan with its last attempt. */
export function presentOccurrence(occurrence: Occurrence): z.input<typeof occurrenceSchema> {
  return project(occurrenceSchema, occurrence, {
    failure: presentFailure(occurrence),
  });
}

function presentFailure({ failureCode: code, failureMessage: message }: Occurrence) {
  return code === null ? null : { code, message: message ?? '' };
}
