/** Builds the events of a gift in wire format. No event contains the id of an anonymous donor. */
import { type DomainEvent } from '../events/event';
import { type Currency, formatMoney, toNumber } from '../money';

interface Gift {
  id: string;
  charityId: string;
  donorUserId: string;
  anonymous: boolean;
  currency: Currency;
  amountMinor: bigint;
  transactionHash: string;
}

export function donationCreated(gift: Gift): DomainEvent {
  return { name: 'donation.created', data: { ...common(gift), transaction_hash: gift.transactionHash } };
}

/** Builds the event with the fees of a gift, as numbers in currency units. Absorbed fees are not included. */
export function feeCalculated(
  gift: Gift & { platformFeeMinor: bigint; processingFeeMinor: bigint; additionalFeeMinor: bigint },
): DomainEvent {
  const { platformFeeMinor, processingFeeMinor, additionalFeeMinor } = gift;
  const number = (minor: bigint) => toNumber({ currency: gift.currency, minor });
  const fees = {
    platform: number(platformFeeMinor),
    processing: number(processingFeeMinor),
    total: number(platformFeeMinor + processingFeeMinor + additionalFeeMinor),
  };
  return { name: 'fee.calculated', data: { donation_id: gift.id, amount: number(gift.amountMinor), fees } };
}

export function donationCompleted(gift: Gift): DomainEvent {
  return { name: 'donation.completed', data: { ...common(gift), transaction_hash: gift.transactionHash } };
}

/** The event does not contain the link for the donor, because other people also read events. */
export function donationActionRequired(gift: Gift, expiresAt: Date): DomainEvent {
  return { name: 'donation.action_required', data: { ...common(gift), expires_at: expiresAt.toISOString() } };
}

export function donationFailed(gift: Gift, code: string, reason: string): DomainEvent {
  return { name: 'donation.failed', data: { ...common(gift), reason, code } };
}

/** `amountMinor` is the amount of this refund. `refundedMinor` is the sum of all refunds so far. */
export function donationRefunded(
  gift: Gift,
  refund: { id: string; amountMinor: bigint; reason: string | null },
  after: { status: 'completed' | 'refunded'; refundedMinor: bigint },
): DomainEvent {
  return {
    name: 'donation.refunded',
    data: {
      ...common(gift),
      amount: formatMoney({ currency: gift.currency, minor: refund.amountMinor }),
      refund_id: refund.id,
      refunded_amount: formatMoney({ currency: gift.currency, minor: after.refundedMinor }),
      status: after.status,
      reason: refund.reason,
    },
  };
}

/** `refundedMinor` is the sum of the gift's refunds without the failed refund. */
export function donationRefundFailed(
  gift: Gift,
  refund: { id: string; amountMinor: bigint },
  after: { status: 'completed' | 'disputed'; refundedMinor: bigint; code: string },
): DomainEvent {
  const money = (minor: bigint) => formatMoney({ currency: gift.currency, minor });
  return {
    name: 'donation.refund_failed',
    data: {
      ...common(gift),
      amount: money(refund.amountMinor),
      refund_id: refund.id,
      refunded_amount: money(after.refundedMinor),
      status: after.status,
      code: after.code,
    },
  };
}

export function donationDisputed(
  gift: Gift,
  dispute: {
    id: string;
    amountMinor: bigint;
    beyondMinor: bigint;
    reason: string | null;
    returnCode: string | null;
  },
  outcome: 'opened' | 'won' | 'lost',
): DomainEvent {
  return {
    name: 'donation.disputed',
    data: {
      ...common(gift),
      amount: formatMoney({ currency: gift.currency, minor: dispute.amountMinor + dispute.beyondMinor }),
      dispute_id: dispute.id,
      outcome,
      reason: dispute.reason,
      return_code: dispute.returnCode,
    },
  };
}

function common(gift: Gift) {
  return {
    donation_id: gift.id,
    charity_id: gift.charityId,
    amount: formatMoney({ currency: gift.currency, minor: gift.amountMinor }),
    currency: gift.currency,
    donor_id: gift.anonymous ? null : gift.donorUserId,
  };
}
