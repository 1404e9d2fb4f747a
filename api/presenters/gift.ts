import { type z } from 'zod';
import { type Gift, type TimelineEntry } from '../../db/queries/gifts/gifts';
import { type GiftMatching } from '../../db/queries/matching/matches';
import { printGift } from '../../domain/gifts/events';
import { DONOR_CHOOSES_DAYS } from '../../domain/gifts/unclaimed';
import { formatMoney } from '../../domain/money';
import { printFigures, type ReturnedPart } from '../../domain/refunds/figures';
import {
  donationCreatedSchema,
  type donationSchema,
  type feesSchema,
  listedDonationSchema,
} from '../routes/gifts/schema';
import { charityDonationSchema } from '../routes/gifts/list-schema';
import { type OwnGiftDetails, type ShownGiftDetails } from './gift-details';
import { project } from '../project';

type NextAction = NonNullable<z.input<typeof donationSchema>['next_action']>;

/** Presents whether the charity is claimed, and when the donor may choose another charity. */
export function presentClaimed(isClaimed: boolean) {
  return { claimed: isClaimed, donor_chooses_after_days: isClaimed ? null : DONOR_CHOOSES_DAYS };
}

/** Presents a gift that was just accepted. */
export function presentCreatedGift(
  gift: Gift,
  { isClaimed, matching }: { isClaimed: boolean; matching: GiftMatching | undefined },
): z.input<typeof donationCreatedSchema> {
  return project(donationCreatedSchema, gift, {
    ...printAccepted(gift, matching),
    ...presentClaimed(isClaimed),
  });
}

/** Presents a gift in the donor's list. */
export function presentListedGift(
  gift: Gift,
  matching: GiftMatching | undefined,
): z.input<typeof listedDonationSchema> {
  return project(listedDonationSchema, gift, {
    ...printAccepted(gift, matching),
    ...printProgress(gift),
    donor_id: gift.donorUserId,
    failure:
      gift.failureCode === null ? null : { code: gift.failureCode, message: gift.failureMessage ?? '' },
  });
}

/** Presents a gift to its charity. Hides a donor who must not be seen, and how the donor paid. */
export function presentCharityGift(
  gift: Gift,
  { matching, details }: { matching: GiftMatching | undefined; details: ShownGiftDetails },
): z.input<typeof charityDonationSchema> {
  return project(charityDonationSchema, gift, {
    ...printAccepted(gift, matching),
    ...printProgress(gift),
    ...details,
  });
}

/** Returns what was decided when the gift was accepted. The id of a hidden donor is null, as in events. */
function printAccepted(gift: Gift, { match, matches }: GiftMatching = { match: null, matches: [] }) {
  return {
    ...printGift(gift),
    fees: presentFees(gift),
    total_charge: formatMoney({ currency: gift.currency, minor: gift.totalChargeMinor }),
    matched_amount: match === null ? null : formatMoney({ currency: match.currency, minor: match.keptMinor }),
    matched_currency: match?.currency ?? null,
    match_failed: match?.status === 'failed',
    matches,
  };
}

function printProgress(gift: Gift) {
  const money = (minor: bigint) => formatMoney({ currency: gift.currency, minor });
  return {
    net_amount: money(gift.netMinor),
    refunded_amount: money(gift.refundedMinor),
    completed_at: gift.status === 'failed' ? null : (gift.settledAt?.toISOString() ?? null),
  };
}

/** Presents a gift with its timeline to the donor or an operator. */
export function presentGift(
  gift: Gift,
  {
    confirmations,
    timeline,
    nextAction,
    isClaimed,
    matching,
    details,
    returned,
  }: {
    confirmations: number;
    timeline: TimelineEntry[];
    nextAction: NextAction | null;
    isClaimed: boolean;
    matching: GiftMatching | undefined;
    details: OwnGiftDetails;
    returned: ReturnedPart;
  },
): z.input<typeof donationSchema> {
  return {
    ...presentListedGift(gift, matching),
    refunded: returned.amountMinor === 0n ? null : printFigures(gift.currency, returned),
    confirmations,
    next_action: nextAction,
    ...presentClaimed(isClaimed),
    ...details,
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

function presentEntry(entry: TimelineEntry, { currency }: Gift) {
  const { status, code, amountMinor, reason, detail, at } = entry;
  const amount = amountMinor === null ? null : formatMoney({ currency, minor: amountMinor });
  return { status, code, amount, reason, detail, at: at.toISOString() };
}

function presentFees(gift: Gift): z.input<typeof feesSchema> {
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
