import { DataTypes, type Sequelize } from 'sequelize';
import { type Approval } from '../../domain/verification/approvals';
import { type DocumentProblem } from '../../domain/verification/documents';
import {
  type ActorKind,
  type CheckState,
  type DocumentStatus,
  type DocumentType,
  type EntityType,
  type Grounds,
  type Level,
  type Stage,
  type Status,
} from '../../domain/verification/vocabulary';
import {
  defineTable,
  flag,
  id,
  integer,
  integerOrNull,
  json,
  text,
  textOrNull,
  texts,
  time,
  timeOrNull,
} from './columns';

export interface VerificationRow {
  id: string;
  entityType: EntityType;
  entityId: string;
  charityId: string | null;
  userId: string | null;
  /** The account that applied. Its feed gets the events. */
  accountId: string;
  level: Level;
  stage: Stage;
  status: Status;
  inForce: boolean;
  identityCheck: CheckState;
  documentsCheck: CheckState;
  databaseCheck: CheckState;
  requiredActions: string[];
  reason: string | null;
  grounds: Grounds | null;
  submittedAt: Date;
  clockStartedAt: Date;
  stageEnteredAt: Date;
  dueAt: Date | null;
  expiresAt: Date | null;
  graceEndsAt: Date | null;
  remindedDays: number | null;
  appealedFrom: 'rejected' | 'revoked' | null;
  revokedAt: Date | null;
  concernRaisedBy: string[];
  deciders: string[];
  approvals: Approval[];
  claimedBy: string | null;
  period: number;
}

export interface VerificationDocumentRow {
  id: string;
  verificationId: string;
  type: DocumentType;
  /** The URL to fetch the document from; null for an upload. */
  url: string | null;
  /** The id of the upload; null for a fetched document. */
  uploadId: string | null;
  /** YYYY-MM-DD */
  issuedOn: string | null;
  status: DocumentStatus;
  problems: DocumentProblem[];
  format: string | null;
  bytes: number | null;
  sha256: string | null;
  submittedAt: Date;
  checkedAt: Date | null;
}

export interface VerificationEvidenceRow {
  id?: string;
  verificationId: string;
  source: string;
  outcome: string;
  facts: object;
  checkedAt: Date;
}

export interface VerificationHistoryRow {
  id?: string;
  verificationId: string;
  happening: string;
  fromStage: Stage | null;
  toStage: Stage;
  status: Status;
  actorKind: ActorKind;
  actorId: string | null;
  reason: string | null;
  at: Date;
}

const serial = { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true };

const verificationColumns = {
  id,
  entityType: text,
  entityId: text,
  charityId: textOrNull,
  userId: textOrNull,
  accountId: text,
  level: text,
  stage: text,
  status: text,
  inForce: flag,
  identityCheck: text,
  documentsCheck: text,
  databaseCheck: text,
  requiredActions: texts,
  reason: textOrNull,
  grounds: textOrNull,
  submittedAt: time,
  clockStartedAt: time,
  stageEnteredAt: time,
  dueAt: timeOrNull,
  expiresAt: timeOrNull,
  graceEndsAt: timeOrNull,
  remindedDays: integerOrNull,
  appealedFrom: textOrNull,
  revokedAt: timeOrNull,
  concernRaisedBy: texts,
  deciders: texts,
  approvals: json,
  claimedBy: textOrNull,
  period: integer,
};

export function defineVerificationModels(sequelize: Sequelize) {
  return {
    verifications: defineTable<VerificationRow>(sequelize, 'verifications', verificationColumns),
    verificationDocuments: defineTable<VerificationDocumentRow>(sequelize, 'verification_documents', {
      id,
      verificationId: text,
      type: text,
      url: textOrNull,
      uploadId: textOrNull,
      issuedOn: { type: DataTypes.DATEONLY, allowNull: true },
      status: text,
      problems: json,
      format: textOrNull,
      bytes: integerOrNull,
      sha256: { ...textOrNull, field: 'sha256' },
      submittedAt: time,
      checkedAt: timeOrNull,
    }),
    verificationEvidence: defineTable<VerificationEvidenceRow>(sequelize, 'verification_evidence', {
      id: serial,
      verificationId: text,
      source: text,
      outcome: text,
      facts: json,
      checkedAt: time,
    }),
    verificationHistory: defineTable<VerificationHistoryRow>(sequelize, 'verification_history', {
      id: serial,
      verificationId: text,
      happening: text,
      fromStage: textOrNull,
      toStage: text,
      status: text,
      actorKind: text,
      actorId: textOrNull,
      reason: textOrNull,
      at: time,
    }),
  };
}
