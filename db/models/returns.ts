import { type Sequelize } from 'sequelize';
import { type ProcessorName } from '../../domain/charges/charge';
import { type DisputeStatus, type Joined } from '../../domain/disputes/dispute';
import { type WriteOffStatus } from '../../domain/ledger/write-off';
import { type Currency } from '../../domain/money';
import {
  type AskingRole,
  type FeeBearer,
  type RefundDecision,
  type RefundFailureCode,
  type RefundStatus,
} from '../../domain/refunds/refund';
import { defineTable, id, minor, text, textOrNull, texts, time, timeOrNull } from './columns';

export interface RefundRow {
  id: string;
  donationId: string;
  status: RefundStatus;
  amountMinor: bigint;
  returnedMinor: bigint;
  platformFeeMinor: bigint;
  absorbedPlatformMinor: bigint;
  processingFeeMinor: bigint;
  absorbedProcessingMinor: bigint;
  /** The part of the charge that the donor does not get back, because the donor bears the processing fee. */
  keptMinor: bigint;
  /**
   * The amount by which the refund lowers the charity's balance (its payable account minus absorbed fees).
   */
  fromCharityMinor: bigint;
  feeBearer: FeeBearer;
  /** `needed` while the refund waits for an operator; null if it never waits. */
  decision: RefundDecision | 'needed' | null;
  decisionReason: string | null;
  decidedByUserId: string | null;
  decidedAt: Date | null;
  reason: string | null;
  requestedBy: AskingRole;
  requestedByUserId: string;
  failureCode: RefundFailureCode | null;
  createdAt: Date;
  /** When the processor was first asked; null until then. */
  askedAt: Date | null;
  settledAt: Date | null;
  /** When the refund failed after it had been completed; otherwise null. */
  reversedAt: Date | null;
}

export interface DisputeRow {
  id: string;
  donationId: string;
  status: DisputeStatus;
  amountMinor: bigint;
  returnedMinor: bigint;
  platformFeeMinor: bigint;
  absorbedPlatformMinor: bigint;
  processingFeeMinor: bigint;
  absorbedProcessingMinor: bigint;
  feeMinor: bigint;
  reason: string | null;
  evidence: string | null;
  evidenceDueAt: Date;
  /** Null for a dispute that the processor reported. */
  openedByUserId: string | null;
  resolvedByUserId: string | null;
  createdAt: Date;
  resolvedAt: Date | null;
  /** When the processor returned the money of a lost dispute, so that it counts as won; otherwise null. */
  reversedAt: Date | null;
  /**
   * The processor that decides the dispute. `processorReference` is the dispute's id there. Both are null if
   * an operator decides.
   */
  processor: ProcessorName | null;
  processorReference: string | null;
  /** The bank's code if a bank returned the debit. Then the platform bears the gift's processing fee. */
  returnCode: string | null;
  /** The part of the withdrawn money that exceeds the gift. The platform bears it. */
  beyondMinor: bigint;
  joined: Joined;
  evidenceSentAt: Date | null;
}

export interface WriteOffRow {
  id: string;
  charityId: string;
  currency: Currency;
  amountMinor: bigint;
  reason: string;
  status: WriteOffStatus;
  requestedByUserId: string;
  /** The users who can use the credential that requested the write-off. They may not approve it. */
  askingPersons: string[];
  approvedByUserId: string | null;
  createdAt: Date;
  approvedAt: Date | null;
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
      processingFeeMinor: minor('processingFeeMinor'),
      absorbedProcessingMinor: minor('absorbedProcessingMinor'),
      keptMinor: minor('keptMinor'),
      fromCharityMinor: minor('fromCharityMinor'),
      feeBearer: text,
      decision: textOrNull,
      decisionReason: textOrNull,
      decidedByUserId: textOrNull,
      decidedAt: timeOrNull,
      reason: textOrNull,
      requestedBy: text,
      requestedByUserId: text,
      failureCode: textOrNull,
      createdAt: time,
      askedAt: timeOrNull,
      settledAt: timeOrNull,
      reversedAt: timeOrNull,
    }),
    disputes: defineTable<DisputeRow>(sequelize, 'disputes', {
      id,
      donationId: text,
      status: text,
      amountMinor: minor('amountMinor'),
      returnedMinor: minor('returnedMinor'),
      platformFeeMinor: minor('platformFeeMinor'),
      absorbedPlatformMinor: minor('absorbedPlatformMinor'),
      processingFeeMinor: minor('processingFeeMinor'),
      absorbedProcessingMinor: minor('absorbedProcessingMinor'),
      feeMinor: minor('feeMinor'),
      reason: textOrNull,
      evidence: textOrNull,
      evidenceDueAt: time,
      openedByUserId: textOrNull,
      resolvedByUserId: textOrNull,
      createdAt: time,
      resolvedAt: timeOrNull,
      reversedAt: timeOrNull,
      processor: textOrNull,
      processorReference: textOrNull,
      returnCode: textOrNull,
      beyondMinor: minor('beyondMinor'),
      joined: text,
      evidenceSentAt: timeOrNull,
    }),
    writeOffs: defineTable<WriteOffRow>(sequelize, 'write_offs', {
      id,
      charityId: text,
      currency: text,
      amountMinor: minor('amountMinor'),
      reason: text,
      status: text,
      requestedByUserId: text,
      askingPersons: texts,
      approvedByUserId: textOrNull,
      createdAt: time,
      approvedAt: timeOrNull,
    }),
  };
}
