/** Computes the deadlines of verification, such as reviews and reminders. See docs/rules/verification.md. */
import { addWeekdays, shiftByDays } from '../days';
import { STAGE_RULES } from './stages';
import { type Stage } from './vocabulary';

const HOUR_MS = 3_600_000;

/** The most business days until the platform decides about an application. Appeals have the same limit. */
export const TOTAL_BUSINESS_DAYS = 10;
/** The time for the entity to remedy a concern. */
const REMEDY_BUSINESS_DAYS = 10;
/** The time in which a rejection or a revocation can be appealed. */
export const APPEAL_WINDOW_DAYS = 30;
const GRACE_DAYS = 30;
const REMINDER_DAYS = [60, 30, 7] as const;

/** The time for the reviewer in each stage. */
const REVIEW_TIMES: Partial<Record<Stage, { businessDays: number } | { hours: number }>> = {
  initial_review: { businessDays: 5 },
  manual_review: { businessDays: 5 },
  financial_review: { businessDays: 5 },
  compliance_check: { businessDays: 2 },
  early_renewal_review: { businessDays: 10 },
  renewal_review: { businessDays: 10 },
  re_verification: { businessDays: 5 },
  final_determination: { businessDays: 5 },
  revocation_confirmation: { businessDays: 2 },
  appeal_initial_review: { hours: 48 },
  appeal_full_review: { businessDays: 7 },
};

/** Returns the same day and time a year later. 29 February becomes 28 February. */
export function addYear(from: Date): Date {
  const to = new Date(from);
  to.setUTCFullYear(from.getUTCFullYear() + 1);
  return to.getUTCMonth() === from.getUTCMonth() ? to : shiftByDays(to, -1);
}

/** Returns the reviewer's deadline in a stage, or null if the stage has no deadline. */
export function reviewDueAt(stage: Stage, enteredAt: Date): Date | null {
  const time = REVIEW_TIMES[stage];
  if (time === undefined) return null;
  return 'hours' in time
    ? new Date(enteredAt.getTime() + time.hours * HOUR_MS)
    : addWeekdays(enteredAt, time.businessDays);
}

/**
 * Returns true if the first reminder is due. From then on, the entity may submit documents for its renewal.
 */
export function isRenewalOpen(expiresAt: Date | null, at: Date): boolean {
  return expiresAt !== null && at >= shiftByDays(expiresAt, -REMINDER_DAYS[0]);
}

/** Returns the end of the grace period in the next stage. A concern during a renewal does not lengthen it. */
export function nextGraceEnd(
  { graceEndsAt }: Pick<ClockedState, 'graceEndsAt'>,
  to: Stage,
  at: Date,
): Date | null {
  if (to === 'renewal_review') return graceEndsAt ?? shiftByDays(at, GRACE_DAYS);
  return STAGE_RULES[to].status === 'concern' ? graceEndsAt : null;
}

export interface ClockedState {
  stage: Stage;
  stageEnteredAt: Date;
  expiresAt: Date | null;
  graceEndsAt: Date | null;
  /** The last reminder of this year, in days before expiry; null if none was sent. */
  remindedDays: number | null;
}

export type Due =
  | { what: 'reminder'; days: number; at: Date }
  | { what: 'renewal_due' | 'grace_over' | 'remedy_over' | 'appeal_window_over'; at: Date };

/** Returns the next deadline if nothing else happens, or undefined if there is no deadline. */
export function nextDue(state: ClockedState): Due | undefined {
  const { stage, stageEnteredAt, expiresAt, graceEndsAt } = state;
  switch (stage) {
    case 'verified':
    case 'early_renewal_review':
    case 're_verification':
      // A mutant survives: the caller has checked it
      return expiresAt === null ? undefined : (nextReminder(state) ?? { what: 'renewal_due', at: expiresAt });
    case 'renewal_review':
      return graceEndsAt === null ? undefined : { what: 'grace_over', at: graceEndsAt };
    case 'opportunity_to_remedy':
      return { what: 'remedy_over', at: addWeekdays(stageEnteredAt, REMEDY_BUSINESS_DAYS) };
    case 'rejected':
    case 'revoked':
      return { what: 'appeal_window_over', at: shiftByDays(stageEnteredAt, APPEAL_WINDOW_DAYS) };
    // A mutant survives: the end of the function also returns undefined
    default:
      return undefined;
  }
}

function nextReminder({ expiresAt, remindedDays }: ClockedState): Due | undefined {
  const days = REMINDER_DAYS.find((each) => remindedDays === null || each < remindedDays);
  return days === undefined || expiresAt === null
    ? undefined
    : { what: 'reminder', days, at: shiftByDays(expiresAt, -days) };
}

/** Returns the latest reminder that is already due, in days before expiry. */
export function currentReminder(due: { days: number }, expiresAt: Date | null, now: Date): number {
  const passed = REMINDER_DAYS.filter((days) => expiresAt !== null && shiftByDays(expiresAt, -days) <= now);
  return Math.min(due.days, ...passed);
}
