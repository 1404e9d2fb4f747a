import { DataTypes, type Sequelize } from 'sequelize';
import { countOrNull, defineTable, id, integer, text, textOrNull, texts, time, timeOrNull } from './columns';

export interface ImpactReportRow {
  id: string;
  charityId: string;
  /** First and last day, YYYY-MM-DD. */
  periodStart: string;
  periodEnd: string;
  beneficiariesReached: number;
  projectsCompleted: number;
  carbonOffsetGrams: number | null;
  summary: string | null;
  evidence: string[];
  reportedBy: string;
  createdAt: Date;
  /** When the charity withdrew the report. Null if it did not. */
  withdrawnAt: Date | null;
}

export function defineImpactReportModels(sequelize: Sequelize) {
  return {
    impactReports: defineTable<ImpactReportRow>(sequelize, 'impact_reports', {
      id,
      charityId: text,
      periodStart: { type: DataTypes.DATEONLY, allowNull: false },
      periodEnd: { type: DataTypes.DATEONLY, allowNull: false },
      beneficiariesReached: integer,
      projectsCompleted: integer,
      carbonOffsetGrams: countOrNull('carbonOffsetGrams'),
      summary: textOrNull,
      evidence: texts,
      reportedBy: text,
      createdAt: time,
      withdrawnAt: timeOrNull,
    }),
  };
}
