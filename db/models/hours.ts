import { DataTypes, type Sequelize } from 'sequelize';
import { type HoursStatus } from '../../domain/hours/hours';
import {
  defineTable,
  id,
  integer,
  integerOrNull,
  text,
  textOrNull,
  texts,
  time,
  timeOrNull,
} from './columns';

export interface HoursRow {
  id: string;
  /** The volunteer's account. */
  accountId: string;
  volunteerUserId: string;
  charityId: string;
  opportunityId: string | null;
  /** The member whom the volunteer named as verifier. Any member may decide. */
  verifierUserId: string | null;
  claimedHundredths: number;
  /** The hours that count. The charity may accept fewer hours than the volunteer claimed. */
  hundredths: number;
  /** YYYY-MM-DD on the volunteer's calendar. */
  workedOn: string;
  /** Minutes after midnight of `workedOn`; null if the volunteer gave no time. */
  startsAtMinute: number | null;
  description: string;
  proofDocuments: string[];
  status: HoursStatus;
  reason: string | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  remindersSent: number;
  handedOverAt: Date | null;
  submittedAt: Date;
  expiresAt: Date;
}

export interface HoursTimelineRow {
  id?: number | null;
  submissionId: string;
  status: HoursStatus;
  detail: string;
  byUserId: string | null;
  at: Date;
}

export function defineVolunteerHoursModels(sequelize: Sequelize) {
  return {
    volunteerHours: defineTable<HoursRow>(sequelize, 'volunteer_hours', {
      id,
      accountId: text,
      volunteerUserId: text,
      charityId: text,
      opportunityId: textOrNull,
      verifierUserId: textOrNull,
      claimedHundredths: integer,
      hundredths: integer,
      workedOn: { type: DataTypes.DATEONLY, allowNull: false },
      startsAtMinute: integerOrNull,
      description: text,
      proofDocuments: texts,
      status: text,
      reason: textOrNull,
      decidedBy: textOrNull,
      decidedAt: timeOrNull,
      remindersSent: integer,
      handedOverAt: timeOrNull,
      submittedAt: time,
      expiresAt: time,
    }),
    volunteerHoursTimeline: defineTable<HoursTimelineRow>(sequelize, 'volunteer_hours_timeline', {
      id: { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true },
      submissionId: text,
      status: text,
      detail: text,
      byUserId: textOrNull,
      at: time,
    }),
  };
}
