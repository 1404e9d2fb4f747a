import { type ProcessorName } from '../../domain/charges/charge';
import { type DisputeStatus, type Joined } from '../../domain/disputes/dispute';
import {
  type AskingRole,
  type FeeBearer,
  type RefundDecision,
  type RefundFailureCode,
  type RefundStatus,
} from '../../domain/refunds/refund';
import { type RowOf, defaulted, key, minor, orNull, table, text, time } from './columns';

/** A pending refund reserves amount_minor of the gift. The donor gets returned_minor. */
export const refunds = table('refunds', {
  id: key(text()),
  donationId: text(),
  status: text<RefundStatus>(),
  amountMinor: minor(),
  returnedMinor: minor(),
  platformFeeMinor: minor(),
  absorbedPlatformMinor: minor(),
  reason: orNull(text()),
  requestedBy: text<AskingRole>(),
  requestedByUserId: text(),
  failureCode: orNull(text<RefundFailureCode>()),
  createdAt: time(),
  settledAt: orNull(time()),
  processingFeeMinor: defaulted(minor()),
  absorbedProcessingMinor: defaulted(minor()),
  /** The part of the charge that the donor does not get back, because the donor bears the processing fee. */
  keptMinor: defaulted(minor()),
  /**
   * The amount by which the refund lowers the charity's balance (its payable account minus absorbed fees).
   */
  fromCharityMinor: defaulted(minor()),
  feeBearer: text<FeeBearer>(),
  /** `needed` while the refund waits for an operator; null if it never waits. */
  decision: orNull(text<RefundDecision | 'needed'>()),
  decisionReason: orNull(text()),
  decidedByUserId: orNull(text()),
  decidedAt: orNull(time()),
  /** When the refund failed after it had been completed; otherwise null. */
  reversedAt: orNull(time()),
  /** When the processor was first asked; null until then. */
  askedAt: orNull(time()),
});
export type RefundRow = RowOf<typeof refunds>;

/** Disputes about gifts, opened by donors or by a processor. */
export const disputes = table('disputes', {
  id: key(text()),
  donationId: text(),
  status: text<DisputeStatus>(),
  amountMinor: minor(),
  returnedMinor: minor(),
  platformFeeMinor: minor(),
  absorbedPlatformMinor: minor(),
  feeMinor: minor(),
  reason: orNull(text()),
  evidence: orNull(text()),
  evidenceDueAt: time(),
  /** Null for a dispute that the processor reported. */
  openedByUserId: orNull(text()),
  resolvedByUserId: orNull(text()),
  createdAt: time(),
  resolvedAt: orNull(time()),
  processingFeeMinor: defaulted(minor()),
  absorbedProcessingMinor: defaulted(minor()),
  /**
   * The processor that decides the dispute. `processorReference` is the dispute's id there. Both are null if
   * an operator decides.
   */
  processor: orNull(text<ProcessorName>()),
  processorReference: orNull(text()),
  /** The bank's code if a bank returned the debit. Then the platform bears the gift's processing fee. */
  returnCode: orNull(text()),
  /** The part of the withdrawn money that exceeds the gift. The platform bears it. */
  beyondMinor: defaulted(minor()),
  joined: text<Joined>(),
  evidenceSentAt: orNull(time()),
  /** When the processor returned the money of a lost dispute, so that it counts as won; otherwise null. */
  reversedAt: orNull(time()),
});
export type DisputeRow = RowOf<typeof disputes>;
