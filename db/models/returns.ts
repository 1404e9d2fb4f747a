import { type Sequelize } from 'sequelize';
import { type DisputeStatus } from '../../domain/disputes/dispute';
import { type AskingRole, type RefundFailureCode, type RefundStatus } from '../../domain/refunds/refund';
import { defineTable, id, minor, text, textOrNull, time, timeOrNull } from './columns';

export interface RefundRow {
  id: string;
  donationId: string;
  status: RefundStatus;
  amountMinor: bigint;
  returnedMinor: bigint;
  platformFeeMinor: bigint;
  absorbedPlatformMinor: bigint;
  reason: string | null;
  requestedBy: AskingRole;
  requestedByUserId: string;
  failureCode: RefundFailureCode | null;
  createdAt: Date;
  settledAt: Date | null;
}

export interface DisputeRow {
  id: string;
  donationId: string;
  status: DisputeStatus;
  amountMinor: bigint;
  returnedMinor: bigint;
  platformFeeMinor: bigint;
  absorbedPlatformMinor: bigint;
  feeMinor: bigint;
  reason: string | null;
  evidence: string | null;
  evidenceDueAt: Date;
  openedByUserId: string;
  resolvedByUserId: string | null;
  createdAt: Date;
  resolvedAt: Date | null;
}

export function defineReturnModels(sequelize: Sequelize) {
  return {
    refunds: defineTable<RefundRow>(sequelize, 'refunds', {
      id,
      donationId: text,
      status: text,
      amountMinor: minor('amountMinor'),
      returnedMinor: minor('returnedMinor'),
      platformFeeMinor: minor('platformFeeMinor'),
      absorbedPlatformMinor: minor('absorbedPlatformMinor'),
      reason: textOrNull,
      requestedBy: text,
      requestedByUserId: text,
      failureCode: textOrNull,
      createdAt: time,
      settledAt: timeOrNull,
    }),
    disputes: defineTable<DisputeRow>(sequelize, 'disputes', {
      id,
      donationId: text,
      status: text,
      amountMinor: minor('amountMinor'),
      returnedMinor: minor('returnedMinor'),
      platformFeeMinor: minor('platformFeeMinor'),
      absorbedPlatformMinor: minor('absorbedPlatformMinor'),
      feeMinor: minor('feeMinor'),
      reason: textOrNull,
      evidence: textOrNull,
      evidenceDueAt: time,
      openedByUserId: text,
      resolvedByUserId: textOrNull,
      createdAt: time,
      resolvedAt: timeOrNull,
    }),
  };
}
