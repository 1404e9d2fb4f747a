import { type z } from 'zod';
import { type Donation, type TimelineEntry } from '../../db/queries/gifts/gifts';
import { type GiftMatching } from '../../db/queries/matching/matches';
import { DONOR_CHOOSES_DAYS } from '../../domain/gifts/unclaimed';
import { formatMoney } from '../../domain/money';
import {
  type donationCreatedSchema,
  type donationSchema,
  type feesSchema,
  listedDonationSchema,
} from '../routes/gifts/schema';
import { type charityDonationSchema } from '../routes/gifts/list-schema';
import { type OwnWords, type ShownWords } from './words';
import { project } from '../project';

type NextAction = NonNullable<z.input<typeof donationSchema>['next_action']>;

/** Presents whether the charity is claimed, and when the donor may choose another charity. */
export function presentClaimed(isClaimed: boolean) {
  return { claimed: isClaimed, donor_chooses_after_days: isClaimed ? null : DONOR_CHOOSES_DAYS };
}

/** Presents a gift that was just accepted. */
export function presentCreatedDonation(
  gift: Donation,
  { isClaimed, matching }: { isClaimed: boolean; matching: GiftMatching | undefined },
): z.input<typeof donationCreatedSchema> {
  return { ...presentAccepted(gift, matching), ...presentClaimed(isClaimed) };
}

function presentAccepted(gift: Donation, matching: GiftMatching | undefined) {
  return {
    donation_id: gift.id,
    transaction_hash: gift.transactionHash,
    status: gift.status,
    created_at: gift.createdAt.toISOString(),
    estimated_confirmation: gift.estimatedConfirmation.toISOString(),
    fees: presentFees(gift),
    total_charge: formatMoney({ currency: gift.currency, minor: gift.totalChargeMinor }),
    recurring_id: gift.recurringId,
    ...presentGiftMatching(matching),
  };
}

function presentGiftMatching({ match, matches }: GiftMatching = { match: null, matches: [] }) {
  return {
    matched_amount: match === null ? null : formatMoney({ currency: match.currency, minor: match.keptMinor }),
    matched_currency: match?.currency ?? null,
    match_failed: match?.status === 'failed',
    matches,
  };
}

/** Presents a gift in the donor's list. */
export function presentListedDonation(
  gift: Donation,
  matching: GiftMatching | undefined,
): z.input<typeof listedDonationSchema> {
  const money = (minor: bigint) => formatMoney({ currency: gift.currency, minor });
  return project(listedDonationSchema, gift, {
    ...presentAccepted(gift, matching),
    donor_id: gift.donorUserId,
    amount: money(gift.amountMinor),
    net_amount: money(gift.netMinor),
    refunded_amount: money(gift.refundedMinor),
    completed_at: gift.status === 'failed' ? null : (gift.settledAt?.toISOString() ?? null),
    failure:
      gift.failureCode === null ? null : { code: gift.failureCode, message: gift.failureMessage ?? '' },
  });
}

/** Presents a gift to its charity. Hides the donor of an anonymous gift, and how the donor paid. */
export function presentCharityDonation(
  gift: Donation,
  { matching, words }: { matching: GiftMatching | undefined; words: ShownWords },
): z.input<typeof charityDonationSchema> {
  const shown = presentListedDonation(gift, matching);
  return {
    donation_id: shown.donation_id,
    charity_id: shown.charity_id,
    donor_id: gift.anonymous ? null : gift.donorUserId,
    ...words,
    status: shown.status,
    amount: shown.amount,
    currency: shown.currency,
    payment_method: shown.payment_method,
    network: shown.network,
    transaction_hash: shown.transaction_hash,
    message: shown.message,
    anonymous: shown.anonymous,
    cover_fees: shown.cover_fees,
    campaign_id: shown.campaign_id,
    recurring_id: shown.recurring_id,
    fees: shown.fees,
    total_charge: shown.total_charge,
    net_amount: shown.net_amount,
    refunded_amount: shown.refunded_amount,
    matched_amount: shown.matched_amount,
    matched_currency: shown.matched_currency,
    match_failed: shown.match_failed,
    matches: shown.matches,
    created_at: shown.created_at,
    completed_at: shown.completed_at,
    redirected_from: shown.redirected_from,
    redirected_to: shown.redirected_to,
  };
}

/** Presents a gift with its timeline to the donor or an operator. */
export function presentDonation(
  gift: Donation,
  {
    confirmations,
    timeline,
    nextAction,
    isClaimed,
    matching,
    words,
  }: {
    confirmations: number;
    timeline: TimelineEntry[];
    nextAction: NextAction | null;
    isClaimed: boolean;
    matching: GiftMatching | undefined;
    words: OwnWords;
  },
): z.input<typeof donationSchema> {
  return {
    ...presentListedDonation(gift, matching),
    confirmations,
    next_action: nextAction,
    ...presentClaimed(isClaimed),
    ...words,
    timeline: [
      {
        status: 'pending',
        code: 'accepted',
        amount: null,
        reason: null,
        detail: 'Accepted.',
        at: gift.createdAt.toISOString(),
      },
      ...timeline.map((entry) => presentEntry(entry, gift)),
    ],
  };
}

function presentEntry(entry: TimelineEntry, { currency }: Donation) {
  const { status, code, amountMinor, reason, detail, at } = entry;
  const amount = amountMinor === null ? null : formatMoney({ currency, minor: amountMinor });
  return { status, code, amount, reason, detail, at: at.toISOString() };
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
