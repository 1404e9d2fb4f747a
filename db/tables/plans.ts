import { type GiftMethod } from '../../domain/gifts/gift';
import { type Currency } from '../../domain/money';
import { type Frequency } from '../../domain/plans/calendar';
import { type OccurrenceStatus } from '../../domain/plans/occurrence';
import { type Hold, type PlanActor, type PlanStatus } from '../../domain/plans/plan';
import {
  type RowOf,
  day,
  defaulted,
  flag,
  integer,
  json,
  key,
  minor,
  orNull,
  table,
  text,
  time,
} from './columns';

/** Recurring gifts. Temporal Schedules only wake a plan: its state is here. */
export const recurringPlans = table('recurring_plans', {
  id: key(text()),
  accountId: text(),
  donorUserId: text(),
  charityId: text(),
  campaignId: orNull(text()),
  amountMinor: minor(),
  currency: text<Currency>(),
  paymentMethod: text<GiftMethod>(),
  source: text(),
  message: orNull(text()),
  anonymous: flag(),
  contactConsent: flag(),
  coverFees: flag(),
  /** The version of the fee schedule that prices the fees that the donor covers. */
  feeSchedule: text(),
  internationalCard: flag(),
  metadata: defaulted(json<Record<string, string>>()),
  frequency: text<Frequency>(),
  /** The day of the first gift. */
  startDate: day(),
  /** Null if the plan runs until it is cancelled. */
  durationMonths: orNull(integer()),
  /** The number of the anchor. It is 1, or the number of the occurrence that the donor moved last. */
  anchorNumber: integer(),
  anchorDate: day(),
  /** The time of day of the gifts, in seconds after midnight UTC. */
  dueSecond: integer(),
  /** The number of the first occurrence that was neither attempted nor skipped. */
  nextNumber: integer(),
  /** The number of failed occurrences since the last success. */
  failedInRow: defaulted(integer()),
  status: text<PlanStatus>(),
  /** The party that paused the plan; null if the plan is not paused. */
  pausedBy: orNull(text<PlanActor>()),
  /** The day on which the pause ends by itself; null if only the donor or the platform ends it. */
  pausedUntil: orNull(day()),
  /** Set while the charity cannot receive gifts, even if the donor has paused the plan. */
  heldFor: orNull(text<Hold>()),
  cancelledBy: orNull(text<PlanActor>()),
  cancelReason: orNull(text()),
  startedAt: time(),
  endedAt: orNull(time()),
  /** When the plan next needs work; null if it needs none. */
  wakesAt: orNull(time()),
  /** True while the payment source is disabled. The plan resumes when the donor chooses another source. */
  needsSource: defaulted(flag()),
  announcedNumber: defaulted(integer()),
  /** The largest amount that a guest's source may pay. Null if no guest gave the source. */
  guestLimitMinor: orNull(minor()),
  /** The application that made the plan; null if no application did, or the donor kept the plan. */
  clientId: orNull(text()),
  /** The hash of the grant to that application. The plan is cancelled when the grant is revoked. */
  grantHash: orNull(text()),
  /** True if the plan was cancelled with its grant, so its donor may keep it. */
  keepable: defaulted(flag()),
});
export type RecurringPlanRow = RowOf<typeof recurringPlans>;

/** One row for each date of a plan, which prevents a second gift for it. */
export const recurringOccurrences = table('recurring_occurrences', {
  recurringId: key(text()),
  number: key(integer()),
  dueOn: day(),
  status: text<OccurrenceStatus>(),
  attempts: defaulted(integer()),
  /** The gift of the last attempt; null if the attempt was refused before it created a gift. */
  donationId: orNull(text()),
  firstAttemptAt: orNull(time()),
  nextAttemptAt: orNull(time()),
  failureCode: orNull(text()),
  failureMessage: orNull(text()),
});
export type RecurringOccurrenceRow = RowOf<typeof recurringOccurrences>;
