import { DataTypes, type Sequelize } from 'sequelize';
import { type Day } from '../../domain/days';
import { type QualificationKind, type QualificationStatus } from '../../domain/qualifications/qualification';
import { defineTable, id, integer, text, textOrNull, texts, time, timeOrNull } from './columns';

export interface QualificationRow {
  id: string;
  /** The volunteer. */
  userId: string;
  accountId: string;
  kind: QualificationKind;
  /** For example "Nursing license". Opportunities name the qualifications that they require. */
  name: string;
  /** The number of the license, encrypted. */
  sealedNumber: string | null;
  numberLast4: string | null;
  authority: string | null;
  country: string | null;
  issuedOn: Day | null;
  /** The last day on which the qualification is valid. */
  expiresOn: Day | null;
  documents: string[];
  status: QualificationStatus;
  /** The reviewer's reason for refusing the qualification. */
  reason: string | null;
  decidedBy: string | null;
  decidedAt: Date | null;
  remindersSent: number;
  createdAt: Date;
}

const dayOrNull = { type: DataTypes.DATEONLY, allowNull: true };

export function defineQualificationModels(sequelize: Sequelize) {
  return {
    qualifications: defineTable<QualificationRow>(sequelize, 'qualifications', {
      id,
      userId: text,
      accountId: text,
      kind: text,
      name: text,
      sealedNumber: textOrNull,
      numberLast4: textOrNull,
      authority: textOrNull,
      country: textOrNull,
      issuedOn: dayOrNull,
      expiresOn: dayOrNull,
      documents: texts,
      status: text,
      reason: textOrNull,
      decidedBy: textOrNull,
      decidedAt: timeOrNull,
      remindersSent: integer,
      createdAt: time,
    }),
  };
}
