import { type z } from 'zod';
import { type Dispute } from '../../db/queries/disputes/disputes';
import { type Currency, formatMoney } from '../../domain/money';
import { type AskingRole } from '../../domain/refunds/refund';
import { type disputeSchema } from '../routes/disputes/schema';

/** Presents a dispute to a party of the gift. The donor does not see the charity's evidence. */
export function presentDispute(
  dispute: Dispute,
  currency: Currency,
  role: AskingRole,
): z.input<typeof disputeSchema> {
  const money = (minor: bigint) => formatMoney({ currency, minor });
  return {
    dispute_id: dispute.id,
    donation_id: dispute.donationId,
    status: dispute.status,
    amount: money(dispute.amountMinor + dispute.beyondMinor),
    currency,
    withdrawn: money(dispute.returnedMinor + dispute.beyondMinor),
    fee: money(dispute.feeMinor),
    reason: dispute.reason,
    return_code: dispute.returnCode,
    evidence: role === 'donor' ? null : dispute.evidence,
    evidence_due_at: dispute.evidenceDueAt.toISOString(),
    created_at: dispute.createdAt.toISOString(),
    resolved_at: dispute.resolvedAt?.toISOString() ?? null,
    reversed_at: dispute.reversedAt?.toISOString() ?? null,
  };
}
