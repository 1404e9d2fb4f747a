import { type z } from 'zod';
import { type Donation, type TimelineEntry } from '../../db/queries/gifts/gifts';
import { formatMoney } from '../../domain/money';
import {
  type donationCreatedSchema,
  type donationSchema,
  type feesSchema,
  type listedDonationSchema,
} from '../routes/gifts/schema';

type NextAction = NonNullable<z.input<typeof donationSchema>['next_action']>;

/** Presents a gift that was just accepted. */
export function presentCreatedDonation(gift: Donation): z.input<typeof donationCreatedSchema> {
  return {
    donation_id: gift.id,
    transaction_hash: gift.transactionHash,
    status: gift.status,
    created_at: gift.createdAt.toISOString(),
    estimated_confirmation: gift.estimatedConfirmation.toISOString(),
    fees: presentFees(gift),
    total_charge: formatMoney({ currency: gift.currency, minor: gift.totalChargeMinor }),
    recurring_id: gift.recurringId,
  };
}

/** Presents a gift in the donor's list. */
export function presentListedDonation(gift: Donation): z.input<typeof listedDonationSchema> {
  const money = (minor: bigint) => formatMoney({ currency: gift.currency, minor });
  return {
    ...presentCreatedDonation(gift),
    charity_id: gift.charityId,
    donor_id: gift.donorUserId,
    amount: money(gift.amountMinor),
    currency: gift.currency,
    payment_method: gift.paymentMethod,
    source: gift.source,
    network: gift.network,
    message: gift.message,
    anonymous: gift.anonymous,
    cover_fees: gift.coverFees,
    campaign_id: gift.campaignId,
    metadata: gift.metadata,
    net_amount: money(gift.netMinor),
    refunded_amount: money(gift.refundedMinor),
    completed_at: gift.status === 'failed' ? null : (gift.settledAt?.toISOString() ?? null),
    failure:
      gift.failureCode === null ? null : { code: gift.failureCode, message: gift.failureMessage ?? '' },
  };
}

/** Presents a gift with its timeline to the donor or an operator. */
export function presentDonation(
  gift: Donation,
  {
    confirmations,
    timeline,
    nextAction,
  }: { confirmations: number; timeline: TimelineEntry[]; nextAction: NextAction | null },
): z.input<typeof donationSchema> {
  return {
    ...presentListedDonation(gift),
    confirmations,
    next_action: nextAction,
    timeline: [
      { status: 'pending', detail: 'Accepted.', at: gift.createdAt.toISOString() },
      ...timeline.map(({ status, detail, at }) => ({ status, detail, at: at.toISOString() })),
    ],
  };
}

function presentFees(gift: Donation): z.input<typeof feesSchema> {
  const money = (minor: bigint) => formatMoney({ currency: gift.currency, minor });
  return {
    platform_fee: money(gift.platformFeeMinor),
    processing_fee: money(gift.processingFeeMinor),
    additional_fees: money(gift.additionalFeeMinor),
    total_fees: money(gift.platformFeeMinor + gift.processingFeeMinor + gift.additionalFeeMinor),
    absorbed: {
      platform_fee: money(gift.absorbedPlatformMinor),
      processing_fee: money(gift.absorbedProcessingMinor),
      total_fees: money(gift.absorbedPlatformMinor + gift.absorbedProcessingMinor),
    },
    organization_tier: gift.organizationTier,
  };
}
