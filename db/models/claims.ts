import { type Sequelize } from 'sequelize';
import { type ClaimStatus } from '../../domain/claims/claim';
import { type Approval } from '../../domain/verification/approvals';
import { defineTable, id, json, text, textOrNull, texts, time, timeOrNull } from './columns';

export interface ObjectionRow {
  by: string;
  /** An ISO 8601 timestamp. */
  at: string;
  reason: string;
}

export interface ClaimRow {
  id: string;
  charityId: string;
  userId: string;
  /** The users who can use the credential that made the claim. */
  persons: string[];
  statement: string;
  documents: string[];
  status: ClaimStatus;
  approvals: Approval[];
  objections: ObjectionRow[];
  objectionsUntil: Date | null;
  reason: string | null;
  createdAt: Date;
  decidedAt: Date | null;
}

export function defineClaimModels(sequelize: Sequelize) {
  return {
    charityClaims: defineTable<ClaimRow>(sequelize, 'charity_claims', {
      id,
      charityId: text,
      userId: text,
      persons: texts,
      statement: text,
      documents: texts,
      status: text,
      approvals: json,
      objections: json,
      objectionsUntil: timeOrNull,
      reason: textOrNull,
      createdAt: time,
      decidedAt: timeOrNull,
    }),
  };
}
