import { type z } from 'zod';
import { type Occurrence } from '../../db/queries/plans/occurrences';
import { printPlan } from '../../domain/plans/events';
import { pauseReason } from '../../domain/plans/pause-reason';
import { countRemaining, type Plan, upcomingDates } from '../../domain/plans/plan';
import { occurrenceSchema, recurringSchema, UPCOMING_LIMIT } from '../routes/plans/schema';
import { project } from '../project';

export interface PlanView {
  plan: Plan;
  donationsMade: number;
  /** The date whose charge is tried again next. */
  retry: Occurrence | undefined;
  /** True for the plan's donor. Only the donor sees the source, and who gives by a plan with a hidden donor. */
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
  return project(recurringSchema, plan, {
    ...printPlan(plan),
    ...(isOwn ? { donor_id: plan.donorUserId } : {}),
    upcoming: upcomingDates(plan, UPCOMING_LIMIT),
    donations_made: donationsMade,
    remaining: countRemaining(plan, now),
    retry: presentRetry(retry),
    pause_reason: pauseReason(plan),
    keepable: isOwn && plan.keepable,
    source: isOwn ? plan.source : null,
  });
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
