import { DataTypes, type Sequelize } from 'sequelize';
import { type Day } from '../../domain/days';
import { type OccurrenceStatus } from '../../domain/plans/occurrence';
import { type Plan } from '../../domain/plans/plan';
import {
  defineTable,
  flag,
  id,
  integer,
  integerOrNull,
  json,
  minor,
  minorOrNull,
  text,
  textOrNull,
  time,
  timeOrNull,
} from './columns';

export interface RecurringPlanRow extends Plan {
  /** When the plan next needs work; null if it needs none. */
  wakesAt: Date | null;
}

export interface RecurringOccurrenceRow {
  recurringId: string;
  number: number;
  dueOn: Day;
  status: OccurrenceStatus;
  attempts: number;
  /** The gift of the last attempt; null if the attempt was refused before it created a gift. */
  donationId: string | null;
  firstAttemptAt: Date | null;
  nextAttemptAt: Date | null;
  failureCode: string | null;
  failureMessage: string | null;
}

const day = { type: DataTypes.DATEONLY, allowNull: false };
const dayOrNull = { type: DataTypes.DATEONLY, allowNull: true };

export function defineRecurringModels(sequelize: Sequelize) {
  return {
    recurringPlans: defineTable<RecurringPlanRow>(sequelize, 'recurring_plans', {
      id,
      accountId: text,
      donorUserId: text,
      charityId: text,
      campaignId: textOrNull,
      amountMinor: minor('amountMinor'),
      currency: text,
      paymentMethod: text,
      source: text,
      message: textOrNull,
      anonymous: flag,
      coverFees: flag,
      internationalCard: flag,
      metadata: json,
      frequency: text,
      startDate: day,
      durationMonths: integerOrNull,
      anchorNumber: integer,
      anchorDate: day,
      dueSecond: integer,
      nextNumber: integer,
      failedInRow: integer,
      status: text,
      pausedBy: textOrNull,
      pausedUntil: dayOrNull,
      heldFor: textOrNull,
      needsSource: flag,
      guestLimitMinor: minorOrNull('guestLimitMinor'),
      cancelledBy: textOrNull,
      cancelReason: textOrNull,
      startedAt: time,
      endedAt: timeOrNull,
      wakesAt: timeOrNull,
    }),
    recurringOccurrences: defineTable<RecurringOccurrenceRow>(sequelize, 'recurring_occurrences', {
      recurringId: { ...text, primaryKey: true },
      number: { ...integer, primaryKey: true },
      dueOn: day,
      status: text,
      attempts: integer,
      donationId: textOrNull,
      firstAttemptAt: timeOrNull,
      nextAttemptAt: timeOrNull,
      failureCode: textOrNull,
      failureMessage: textOrNull,
    }),
  };
}
