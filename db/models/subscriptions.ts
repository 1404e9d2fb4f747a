import { DataTypes, type Sequelize } from 'sequelize';
import { type Day } from '../../domain/days';
import { type Currency } from '../../domain/money';
import {
  type SubscriptionEndReason,
  type SubscriptionKind,
  type SubscriptionStatus,
} from '../../domain/subscriptions/subscription';
import { defineTable, id, integer, minor, text, textOrNull, time, timeOrNull } from './columns';

const day = { type: DataTypes.DATEONLY, allowNull: false };

export interface SubscriptionRow {
  id: string;
  charityId: string;
  kind: SubscriptionKind;
  /** The member who started the subscription, and this member's account. */
  userId: string;
  accountId: string;
  status: SubscriptionStatus;
  beganOn: Day;
  /** The number of paid months. */
  paidPeriods: number;
  /** The first unpaid day. The next bill is due on this day. */
  paidUntil: Day;
  createdAt: Date;
  endedAt: Date | null;
  endReason: SubscriptionEndReason | null;
}

/** A paid month of a subscription. */
export interface SubscriptionBillRow {
  id: string;
  subscriptionId: string;
  charityId: string;
  /** The index of the month, starting at 0. */
  period: number;
  currency: Currency;
  amountMinor: bigint;
  paidAt: Date;
}

export function defineSubscriptionModels(sequelize: Sequelize) {
  return {
    subscriptions: defineTable<SubscriptionRow>(sequelize, 'subscriptions', {
      id,
      charityId: text,
      kind: text,
      userId: text,
      accountId: text,
      status: text,
      beganOn: day,
      paidPeriods: integer,
      paidUntil: day,
      createdAt: time,
      endedAt: timeOrNull,
      endReason: textOrNull,
    }),
    subscriptionBills: defineTable<SubscriptionBillRow>(sequelize, 'subscription_bills', {
      id,
      subscriptionId: text,
      charityId: text,
      period: integer,
      currency: text,
      amountMinor: minor('amountMinor'),
      paidAt: time,
    }),
  };
}
