import { type Sequelize } from 'sequelize';
import { type GiftMethod } from '../../domain/gifts/gift';
import {
  type ChargeStatus,
  type MatchStatus,
  type PledgeEndReason,
  type PledgeStatus,
} from '../../domain/matching/pledge';
import { type Currency } from '../../domain/money';
import { defineTable, id, integer, minor, text, textOrNull, time, timeOrNull } from './columns';

export interface MatchingPledgeRow {
  id: string;
  campaignId: string;
  charityId: string;
  accountId: string;
  sponsorUserId: string;
  source: string;
  paymentMethod: GiftMethod;
  ratioHundredths: number;
  currency: Currency;
  capMinor: bigint;
  /** The sum of `keptMinor` over the pledge's matches. */
  usedMinor: bigint;
  endsAt: Date;
  status: PledgeStatus;
  createdAt: Date;
  acceptedAt: Date | null;
  acceptedByUserId: string | null;
  endedAt: Date | null;
  endReason: PledgeEndReason | null;
  /** When the next weekly charge is due; null until the charity accepts the pledge. */
  nextBatchAt: Date | null;
}

/** One charge of a sponsor. It pays many matches. */
export interface MatchingChargeRow {
  id: string;
  pledgeId: string;
  status: ChargeStatus;
  attempts: number;
  /** The sponsor's gift of the latest attempt; null if the attempt was refused before it created a gift. */
  donationId: string | null;
  amountMinor: bigint;
  firstAttemptAt: Date | null;
  nextAttemptAt: Date | null;
  failureCode: string | null;
  failureMessage: string | null;
  createdAt: Date;
}

export interface GiftMatchRow {
  donationId: string;
  pledgeId: string;
  /** The match that was reserved when the gift was accepted, in the pledge's currency. */
  reservedMinor: bigint;
  /** The part of `reservedMinor` that the gift still keeps. Returned money lowers it. */
  keptMinor: bigint;
  status: MatchStatus;
  chargeId: string | null;
  /** The amount that the latest attempt charged the sponsor for this gift. */
  chargedMinor: bigint;
  /** The part of `chargedMinor` that was returned to the sponsor. */
  givenBackMinor: bigint;
}

export function defineMatchingModels(sequelize: Sequelize) {
  return {
    matchingPledges: defineTable<MatchingPledgeRow>(sequelize, 'matching_pledges', {
      id,
      campaignId: text,
      charityId: text,
      accountId: text,
      sponsorUserId: text,
      source: text,
      paymentMethod: text,
      ratioHundredths: integer,
      currency: text,
      capMinor: minor('capMinor'),
      usedMinor: minor('usedMinor'),
      endsAt: time,
      status: text,
      createdAt: time,
      acceptedAt: timeOrNull,
      acceptedByUserId: textOrNull,
      endedAt: timeOrNull,
      endReason: textOrNull,
      nextBatchAt: timeOrNull,
    }),
    matchingCharges: defineTable<MatchingChargeRow>(sequelize, 'matching_charges', {
      id,
      pledgeId: text,
      status: text,
      attempts: integer,
      donationId: textOrNull,
      amountMinor: minor('amountMinor'),
      firstAttemptAt: timeOrNull,
      nextAttemptAt: timeOrNull,
      failureCode: textOrNull,
      failureMessage: textOrNull,
      createdAt: time,
    }),
    giftMatches: defineTable<GiftMatchRow>(sequelize, 'gift_matches', {
      donationId: id,
      pledgeId: text,
      reservedMinor: minor('reservedMinor'),
      keptMinor: minor('keptMinor'),
      status: text,
      chargeId: textOrNull,
      chargedMinor: minor('chargedMinor'),
      givenBackMinor: minor('givenBackMinor'),
    }),
  };
}
