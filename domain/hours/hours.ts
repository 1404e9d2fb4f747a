/**
 * Defines the states of volunteer hours, and the scheduled steps until a decision. See docs/rules/hours.md.
 */
import { DAY_MS, shiftByDays } from '../days';

export const HOURS_STATUSES = [
  'pending',
  'in_review',
  'information_required',
  'verified',
  'rejected',
  'withdrawn',
  'expired',
] as const;
export type HoursStatus = (typeof HOURS_STATUSES)[number];

/** The states of undecided submissions. */
export const OPEN_STATUSES = ['pending', 'in_review', 'information_required'] as const;

const DECISIONS = ['verified', 'rejected', 'withdrawn', 'expired'] as const;

const MOVES: Record<HoursStatus, readonly HoursStatus[]> = {
  pending: ['in_review', 'information_required', ...DECISIONS],
  in_review: ['information_required', ...DECISIONS],
  information_required: ['pending', ...DECISIONS],
  // Verified hours are locked: only the platform can reverse them.
  verified: ['rejected'],
  rejected: [],
  withdrawn: [],
  expired: [],
};

/** Returns true if a submission may move from state `from` to state `to`. */
export function mayMoveHours(from: HoursStatus, to: HoursStatus): boolean {
  return MOVES[from].includes(to);
}

/** Returns true if a submission is still undecided. */
export function isOpen(status: HoursStatus): boolean {
  return OPEN_STATUSES.some((open) => open === status);
}

/** Volunteers get a mail when their hours reach one of these states. */
export const TOLD_HOURS = [
  'verified',
  'rejected',
  'information_required',
  'expired',
] as const satisfies readonly HoursStatus[];
export type ToldHours = (typeof TOLD_HOURS)[number];

/** The smallest number of hours in a submission. */
export const FEWEST_HOURS = 0.25;
/** The most hours that one person can work on one date, in hundredths. */
export const DAY_HUNDREDTHS = 2_400;

/** Converts hours into hundredths. Returns undefined if they have more than two decimals. */
export function toHundredths(hours: number): number | undefined {
  const hundredths = Math.round(hours * 100);
  return hundredths / 100 === hours ? hundredths : undefined;
}

const STEP_KINDS = ['remind', 'hand_over', 'expire'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

export interface HoursStep {
  kind: StepKind;
  /** Milliseconds since 1970. */
  atMs: number;
}

const EXPIRY_DAYS = 30;
const STEP_DAYS: readonly [StepKind, number][] = [
  ['remind', 3],
  ['remind', 7],
  ['hand_over', 14],
];

/** Schedules the reminders, the hand-over to the platform's reviewers, and the expiry. */
export function scheduleSteps(submittedAt: Date): HoursStep[] {
  const steps = [...STEP_DAYS, ['expire', EXPIRY_DAYS] as const];
  return steps.map(([kind, day]) => ({ kind, atMs: submittedAt.getTime() + day * DAY_MS }));
}

/** Returns the time when an undecided submission expires. */
export function expiryOf(submittedAt: Date): Date {
  return shiftByDays(submittedAt, EXPIRY_DAYS);
}

export interface AutoAcceptRule {
  /**
   * The largest submission that the rule accepts, in hundredths of an hour; null if the charity has no rule.
   */
  autoAcceptHundredths: number | null;
  /** The number of verified submissions to the charity that the volunteer must already have. */
  autoAcceptAfter: number;
}

/** Returns true if the charity's rule verifies a submission automatically. */
export function isAutoAccepted(
  rule: AutoAcceptRule,
  submission: { hundredths: number; verifiedBefore: number },
): boolean {
  // A mutant survives: more than null means more than 0, which every submission is
  if (rule.autoAcceptHundredths === null || submission.hundredths > rule.autoAcceptHundredths) return false;
  return submission.verifiedBefore >= rule.autoAcceptAfter;
}
