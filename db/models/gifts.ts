import { DataTypes, type Sequelize } from 'sequelize';
import { type DonationStatus, type FailureCode, type GiftMethod } from '../../domain/gifts/gift';
import { type NetworkName } from '../../domain/gifts/network';
import { type TimelineCode } from '../../domain/gifts/timeline';
import { type OrganizationTier } from '../../domain/fees/schedule';
import { type Currency } from '../../domain/money';
import {
  defineTable,
  countOrNull,
  exactDecimal,
  flag,
  id,
  integer,
  json,
  minor,
  minorOrNull,
  text,
  textOrNull,
  time,
  timeOrNull,
} from './columns';

export interface DonationRow {
  id: string;
  accountId: string;
  donorUserId: string;
  charityId: string;
  campaignId: string | null;
  status: DonationStatus;
  amountMinor: bigint;
  currency: Currency;
  usdPerUnit: string;
  amountUsdMinor: bigint;
  paymentMethod: GiftMethod;
  source: string;
  message: string | null;
  anonymous: boolean;
  coverFees: boolean;
  internationalCard: boolean;
  metadata: Record<string, string>;
  feeSchedule: string;
  organizationTier: OrganizationTier;
  /** The platform fee's rate, in millionths of the amount. */
  platformPpm: number | null;
  platformFeeMinor: bigint;
  processingFeeMinor: bigint;
  additionalFeeMinor: bigint;
  /** The fees of this gift that the charity pays for the donor. */
  absorbedPlatformMinor: bigint;
  absorbedProcessingMinor: bigint;
  netMinor: bigint;
  totalChargeMinor: bigint;
  refundedMinor: bigint;
  network: NetworkName;
  transactionHash: string;
  signedTransaction: string;
  confirmationsNeeded: number;
  failureCode: FailureCode | null;
  failureMessage: string | null;
  createdAt: Date;
  estimatedConfirmation: Date;
  settledAt: Date | null;
  /** When the money of a completed gift becomes available. Null means that it is available. */
  availableAt: Date | null;
  /** The recurring plan that made the gift. */
  recurringId: string | null;
  /** The gift to an unclaimed charity that this one replaces, and the gift that replaces this one. */
  redirectedFrom: string | null;
  redirectedTo: string | null;
  /** The gift whose charge paid for a redirected gift. Null for any other gift. */
  originId: string | null;
  /** When the platform asked the donor to choose another charity or a refund. */
  choiceOfferedAt: Date | null;
}

export interface TimelineRow {
  id?: number | null;
  donationId: string;
  status: string;
  code: TimelineCode;
  /** In the gift's currency. Null for a code without an amount. */
  amountMinor: bigint | null;
  /** The code of a failure or of a returned debit. */
  reason: string | null;
  detail: string;
  at: Date;
}

const identity = { type: DataTypes.BIGINT, primaryKey: true, autoIncrement: true };

export function defineDonationModels(sequelize: Sequelize) {
  return {
    donations: defineTable<DonationRow>(sequelize, 'donations', {
      id,
      accountId: text,
      donorUserId: text,
      charityId: text,
      campaignId: textOrNull,
      status: text,
      amountMinor: minor('amountMinor'),
      currency: text,
      usdPerUnit: exactDecimal,
      amountUsdMinor: minor('amountUsdMinor'),
      paymentMethod: text,
      source: text,
      message: textOrNull,
      anonymous: flag,
      coverFees: flag,
      internationalCard: flag,
      metadata: json,
      feeSchedule: text,
      organizationTier: text,
      platformPpm: countOrNull('platformPpm'),
      platformFeeMinor: minor('platformFeeMinor'),
      processingFeeMinor: minor('processingFeeMinor'),
      additionalFeeMinor: minor('additionalFeeMinor'),
      absorbedPlatformMinor: minor('absorbedPlatformMinor'),
      absorbedProcessingMinor: minor('absorbedProcessingMinor'),
      netMinor: minor('netMinor'),
      totalChargeMinor: minor('totalChargeMinor'),
      refundedMinor: minor('refundedMinor'),
      network: text,
      transactionHash: text,
      signedTransaction: text,
      confirmationsNeeded: integer,
      failureCode: textOrNull,
      failureMessage: textOrNull,
      createdAt: time,
      estimatedConfirmation: time,
      settledAt: timeOrNull,
      availableAt: timeOrNull,
      recurringId: textOrNull,
      redirectedFrom: textOrNull,
      redirectedTo: textOrNull,
      originId: textOrNull,
      choiceOfferedAt: timeOrNull,
    }),
    donationTimeline: defineTable<TimelineRow>(sequelize, 'donation_timeline', {
      id: identity,
      donationId: text,
      status: text,
      code: text,
      amountMinor: minorOrNull('amountMinor'),
      reason: textOrNull,
      detail: text,
      at: time,
    }),
  };
}
