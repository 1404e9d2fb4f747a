/** Defines the states of a recurring gift and the moves between them. See docs/rules/plans.md. */
import { type DonorPrivacy } from '../donors/shown-donor';
import { type Day, startOfDay } from '../days';
import { type GiftMethod } from '../gifts/gift';
import { GivingError, validationError } from '../errors';
import { FEE_SCHEDULE } from '../fees/schedule';
import { type Currency } from '../money';
import { requireFutureDay } from './future-day';
import { type PlanOrigin } from './grant';
import { dueAt, dueDate, endDate, firstNumberAt, lastNumber, type Rhythm } from './rhythm';

export const PLAN_STATUSES = ['pending', 'active', 'paused', 'completed', 'cancelled', 'failed'] as const;
export type PlanStatus = (typeof PLAN_STATUSES)[number];

/** The parties that can pause or cancel a plan. */
export const PLAN_ACTORS = ['donor', 'charity', 'platform'] as const;
export type PlanActor = (typeof PLAN_ACTORS)[number];

/** The reasons for holding a plan: its charity lost its verification, or is not listed. */
export type Hold = 'verification' | 'unlisted';

export interface Plan extends Rhythm, PlanOrigin, DonorPrivacy {
  id: string;
  accountId: string;
  donorUserId: string;
  charityId: string;
  campaignId: string | null;
  amountMinor: bigint;
  currency: Currency;
  paymentMethod: GiftMethod;
  source: string;
  message: string | null;
  coverFees: boolean;
  /** The version of the fee schedule that prices the fees that the donor covers. */
  feeSchedule: string;
  internationalCard: boolean;
  metadata: Record<string, string>;
  status: PlanStatus;
  /** The number of the first occurrence that was neither attempted nor skipped. */
  nextNumber: number;
  /** The number of failed occurrences since the last success. */
  failedInRow: number;
  /** The party that paused the plan; null if the plan is not paused. */
  pausedBy: PlanActor | null;
  /** The day on which the pause ends by itself; null if only the donor or the platform ends it. */
  pausedUntil: Day | null;
  /** Set while the charity cannot receive gifts, even if the donor has paused the plan. */
  heldFor: Hold | null;
  /** True while the payment source is disabled. The plan resumes when the donor chooses another source. */
  needsSource: boolean;
  /** The largest amount that a guest's source may pay. Null if no guest gave the source. */
  guestLimitMinor: bigint | null;
  cancelledBy: PlanActor | null;
  cancelReason: string | null;
  startedAt: Date;
  endedAt: Date | null;
}

export type PlanEventName = 'created' | 'updated' | 'paused' | 'resumed' | 'cancelled' | 'failed';

/** A change of a plan. The caller must store all its parts in one transaction. */
export interface PlanChange {
  plan: Plan;
  /** The numbers of the occurrences to skip. */
  skipped: number[];
  event: PlanEventName | null;
}

const MOVES: Record<PlanStatus, readonly PlanStatus[]> = {
  pending: ['active', 'paused', 'cancelled', 'failed'],
  active: ['paused', 'completed', 'cancelled', 'failed'],
  paused: ['active', 'completed', 'cancelled', 'failed'],
  completed: [],
  cancelled: [],
  failed: [], // A mutant survives: no caller asks for a state that does not exist
};

/** Returns true if a plan may move from state `from` to state `to`. */
export function mayMovePlan(from: PlanStatus, to: PlanStatus): boolean {
  return MOVES[from].includes(to);
}

/** Returns true if a plan has begun and not ended, so it may make gifts. */
export function isLive({ status }: Pick<Plan, 'status'>): boolean {
  return status === 'active' || status === 'paused';
}

/** Begins a plan whose first gift was charged. If the charity or the source holds the plan, it begins paused. */
export function beginPlan(plan: Plan): PlanChange {
  if (plan.status !== 'pending') throw conflict(plan, 'begun');
  if (isHeld(plan)) return pause(plan, 'platform', null);
  return { plan: { ...plan, status: 'active' }, skipped: [], event: 'updated' };
}

/** Pauses a plan. If `until` is a day, the plan resumes by itself on that day. */
export function pausePlan(plan: Plan, until: Day | null, now: Date): PlanChange {
  if (plan.status !== 'active') throw conflict(plan, 'paused');
  if (until !== null) requireFutureDay('until', until, now);
  return pause(plan, 'donor', until);
}

/** Resumes a plan that its donor paused. Skips the occurrences that were due during the pause. */
export function resumePlan(plan: Plan, now: Date): PlanChange {
  if (plan.status !== 'paused') throw conflict(plan, 'resumed');
  if (plan.heldFor !== null) {
    throw new GivingError('CONFLICT', 'The gift cannot resume until the charity can receive gifts again.');
  }
  if (plan.needsSource) {
    const message = 'The payment source was disabled. To resume the gift, choose another source for it.';
    throw new GivingError('CONFLICT', message, { reason: 'source' });
  }
  return resume(plan, now);
}

/** Ends a pause on its last day. If the charity or the source still holds the plan, the plan stays paused. */
export function endPause(plan: Plan): PlanChange {
  if (plan.pausedUntil === null) throw new RangeError('the pause has no end');
  if (!isHeld(plan)) return resume(plan, startOfDay(plan.pausedUntil));
  return pause(plan, 'platform', null);
}

/** Holds a plan whose charity cannot receive gifts. A donor's pause stays the donor's. */
export function holdPlan(plan: Plan, heldFor: Hold): PlanChange {
  return holdIfActive({ ...plan, heldFor });
}

/** Ends the charity's hold. A plan that the donor paused, or that needs a source, stays paused. */
export function releasePlan(plan: Plan, now: Date): PlanChange {
  return resumeIfFree({ ...plan, heldFor: null }, now);
}

/** Holds a plan whose source was disabled. A donor's pause stays the donor's. */
export function loseSource(plan: Plan): PlanChange {
  return holdIfActive({ ...plan, needsSource: true });
}

/** Ends the hold of a plan that got another source. */
export function regainSource(plan: Plan, now: Date): PlanChange {
  return resumeIfFree({ ...plan, needsSource: false }, now);
}

function holdIfActive(held: Plan): PlanChange {
  return held.status === 'active' ? pause(held, 'platform', null) : { plan: held, skipped: [], event: null };
}

function pause(plan: Plan, pausedBy: PlanActor, pausedUntil: Day | null): PlanChange {
  return { plan: { ...plan, status: 'paused', pausedBy, pausedUntil }, skipped: [], event: 'paused' };
}

function isHeld({ heldFor, needsSource }: Plan): boolean {
  return heldFor !== null || needsSource;
}

/** Resumes a plan that the platform paused, unless the charity or the source still holds the plan. */
function resumeIfFree(plan: Plan, now: Date): PlanChange {
  const isFree = plan.pausedBy === 'platform' && !isHeld(plan);
  return isFree ? resume(plan, now) : { plan, skipped: [], event: null };
}

export function skipNext(plan: Plan): PlanChange {
  requireActive(plan, 'skipped');
  return {
    plan: { ...plan, nextNumber: plan.nextNumber + 1 },
    skipped: [plan.nextNumber],
    event: 'updated',
  };
}

export interface PlanTerms {
  amountMinor?: bigint | undefined;
  payment?: { method: GiftMethod; source: string } | undefined;
  nextDate?: Day | undefined;
}

/** Changes the amount, the payment or the next date. Later dates are counted from the new next date. */
export function changePlan(plan: Plan, terms: PlanTerms, now: Date): PlanChange {
  if (!isLive(plan)) throw conflict(plan, 'changed');
  const changed = { ...plan, amountMinor: terms.amountMinor ?? plan.amountMinor };
  if (terms.payment !== undefined) {
    const { method, source } = terms.payment;
    const internationalCard = plan.internationalCard && method === 'card';
    Object.assign(changed, { paymentMethod: method, source, internationalCard });
  }
  // The donor sees a new charge at the present prices, and agrees to it.
  const isRepriced = changed.amountMinor !== plan.amountMinor || changed.paymentMethod !== plan.paymentMethod;
  if (isRepriced) changed.feeSchedule = FEE_SCHEDULE.version;
  if (terms.nextDate !== undefined) {
    requireActive(plan, 'moved');
    requireFutureDay('next_date', terms.nextDate, now);
    const end = endDate(plan); // A mutant survives: no day is after null
    if (end !== null && terms.nextDate >= end) {
      const message = `must be before the plan's end, ${end}`;
      throw validationError([{ field: 'next_date', code: 'conflict', message }]);
    }
    Object.assign(changed, { anchorDate: terms.nextDate, anchorNumber: plan.nextNumber });
  }
  return { plan: changed, skipped: [], event: 'updated' };
}

/** Cancels a plan, and stores the party and its reason. */
export function cancelPlan(plan: Plan, by: PlanActor, reason: string | null, now: Date): PlanChange {
  requireMove(plan, 'cancelled');
  return {
    plan: { ...endPlan(plan, 'cancelled', now), cancelledBy: by, cancelReason: reason },
    skipped: [],
    event: 'cancelled',
  };
}

/** Completes a plan. The caller ensures that every occurrence has been made, skipped or failed. */
export function completePlan(plan: Plan, now: Date): PlanChange {
  requireMove(plan, 'completed');
  return { plan: endPlan(plan, 'completed', now), skipped: [], event: 'updated' };
}

/** Ends a plan whose first gift failed, or after too many failed occurrences in a row. */
export function failPlan(plan: Plan, now: Date): PlanChange {
  requireMove(plan, 'failed');
  return { plan: endPlan(plan, 'failed', now), skipped: [], event: 'failed' };
}

/** Returns true if every occurrence was attempted or skipped. */
export function isExhausted(plan: Plan): boolean {
  const last = lastNumber(plan);
  return last !== null && plan.nextNumber > last;
}

/** Lists at most `limit` upcoming dates. A plan in a pause without an end has no upcoming dates. */
export function upcomingDates(plan: Plan, limit: number): Day[] {
  const first = firstUpcoming(plan);
  if (first === null) return [];
  const last = Math.min(lastNumber(plan) ?? Infinity, first + limit - 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => dueDate(plan, first + index));
}

/** Counts the remaining gifts. Null means that the plan has no end. */
export function countRemaining(plan: Plan, now: Date): number | null {
  if (plan.endedAt !== null) return 0;
  const last = lastNumber(plan);
  if (last === null) return null;
  return Math.max(0, last - (firstUpcoming(plan) ?? firstNumberAt(plan, plan.nextNumber, now)) + 1);
}

/** Returns the time of the next gift or the end of the pause. Null means that nothing is planned. */
export function wakesAt(plan: Plan): Date | null {
  if (plan.status === 'paused') return plan.pausedUntil === null ? null : startOfDay(plan.pausedUntil);
  return plan.status === 'active' && !isExhausted(plan) ? dueAt(plan, plan.nextNumber) : null;
}

function firstUpcoming(plan: Plan): number | null {
  if (plan.status === 'active') return plan.nextNumber;
  if (plan.status !== 'paused' || plan.pausedUntil === null) return null;
  return firstNumberAt(plan, plan.nextNumber, startOfDay(plan.pausedUntil));
}

/** Activates a paused plan. Skips the occurrences that were due before `moment`. */
function resume(plan: Plan, moment: Date): PlanChange {
  const last = lastNumber(plan) ?? Infinity;
  const nextNumber = Math.min(
    firstNumberAt(plan, plan.nextNumber, moment),
    Math.max(plan.nextNumber, last + 1),
  );
  const skipped = Array.from({ length: nextNumber - plan.nextNumber }, (_, index) => plan.nextNumber + index);
  const active = { ...plan, status: 'active' as const, pausedBy: null, pausedUntil: null, nextNumber };
  return { plan: active, skipped, event: 'resumed' };
}

function endPlan(plan: Plan, status: PlanStatus, now: Date): Plan {
  return {
    ...plan,
    status,
    pausedBy: null,
    pausedUntil: null,
    heldFor: null,
    needsSource: false,
    endedAt: now,
  };
}

function requireMove(plan: Plan, to: PlanStatus): void {
  if (!mayMovePlan(plan.status, to)) throw conflict(plan, to);
}

function requireActive(plan: Plan, what: string): void {
  if (plan.status !== 'active') throw conflict(plan, what);
  if (isExhausted(plan)) throw new GivingError('CONFLICT', 'This recurring gift has no gifts left.');
}

function conflict({ status }: Plan, what: string): GivingError {
  const until = status === 'pending' ? ' before its first gift is charged' : '';
  return new GivingError('CONFLICT', `A recurring gift that is ${status} cannot be ${what}${until}.`, {
    status,
  });
}
