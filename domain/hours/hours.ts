/** Defines the states of volunteer hours, and the scheduled steps until a decision. See docs/rules/hours.md. */
import { type Day, DAY_MS, dayOf, shiftByDays } from '../days';

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

/** A submission in one of these states is undecided. */
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

/** A submission has at least this many hours. */
export const FEWEST_HOURS = 0.25;
/** One person can work at most this long on one date, in hundredths of an hour. */
export const DAY_HUNDREDTHS = 2_400;

/** Converts hours into hundredths. Returns undefined if they have more than two decimals. */
export function toHundredths(hours: number): number | undefined {
  const hundredths = Math.round(hours * 100);
  return hundredths / 100 === hours ? hundredths : undefined;
}

/** A new day begins first in the time zone UTC+14. */
const FIRST_ZONE_MS = 14 * 3_600_000;

/** Returns today's date in UTC+14, the first time zone to reach a day. */
export function latestDate(now: Date): Day {
  return dayOf(new Date(now.getTime() + FIRST_ZONE_MS));
}

export const STEP_KINDS = ['remind', 'hand_over', 'expire'] as const;
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
export function planSteps(submittedAt: Date): HoursStep[] {
  const steps = [...STEP_DAYS, ['expire', EXPIRY_DAYS] as const];
  return steps.map(([kind, day]) => ({ kind, atMs: submittedAt.getTime() + day * DAY_MS }));
}

/** Returns the time when an undecided submission expires. */
export function expiryOf(submittedAt: Date): Date {
  return shiftByDays(submittedAt, EXPIRY_DAYS);
}

export interface AutoAcceptRule {
  /** The rule accepts submissions up to this many hundredths of an hour. Null means that the charity has no rule. */
  autoAcceptHundredths: number | null;
  /** The volunteer must already have this many verified submissions to the charity. */
  autoAcceptAfter: number;
}

/** Returns true if the charity's own rule verifies a submission at once. */
export function isAutoAccepted(
  rule: AutoAcceptRule,
  submission: { hundredths: number; verifiedBefore: number },
): boolean {
  if (rule.autoAcceptHundredths === null || submission.hundredths > rule.autoAcceptHundredths) return false;
  return submission.verifiedBefore >= rule.autoAcceptAfter;
}
