import { DataTypes, type Sequelize } from 'sequelize';
import { type Day } from '../../domain/days';
import { type PaymentMethod } from '../../domain/fees/quote';
import { type OrganizationTier } from '../../domain/fees/schedule';
import {
  type ReportColumn,
  type ReportFormat,
  type ReportFrequency,
} from '../../domain/reports/saved-report';
import { defineTable, id, text, textOrNull, texts, time, timeOrNull } from './columns';

export interface SavedReportRow {
  id: string;
  charityId: string;
  /** The member or operator who created the report. */
  userId: string;
  name: string;
  frequency: ReportFrequency;
  format: ReportFormat;
  columns: ReportColumn[];
  /** Only gifts by this method; null for all. */
  paymentMethod: PaymentMethod | null;
  /** Only gifts of this tier; null for all. */
  tier: OrganizationTier | null;
  /** The users who get the report. Users who have left the charity do not get it. */
  recipients: string[];
  nextOn: Day;
  lastSentAt: Date | null;
  createdAt: Date;
}

export function defineReportModels(sequelize: Sequelize) {
  return {
    savedReports: defineTable<SavedReportRow>(sequelize, 'saved_reports', {
      id,
      charityId: text,
      userId: text,
      name: text,
      frequency: text,
      format: text,
      columns: texts,
      paymentMethod: textOrNull,
      tier: textOrNull,
      recipients: texts,
      nextOn: { type: DataTypes.DATEONLY, allowNull: false },
      lastSentAt: timeOrNull,
      createdAt: time,
    }),
  };
}
