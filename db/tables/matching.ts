import { type GiftMethod } from '../../domain/gifts/gift';
import {
  type ChargeStatus,
  type MatchStatus,
  type PledgeEndReason,
  type PledgeStatus,
} from '../../domain/matching/pledge';
import { type Currency } from '../../domain/money';
import { type RowOf, defaulted, integer, key, minor, orNull, table, text, time } from './columns';

/** Promises of sponsors to match the gifts to a campaign. */
export const matchingPledges = table('matching_pledges', {
  id: key(text()),
  campaignId: text(),
  charityId: text(),
  accountId: text(),
  sponsorUserId: text(),
  source: text(),
  paymentMethod: text<GiftMethod>(),
  ratioHundredths: integer(),
  currency: text<Currency>(),
  capMinor: minor(),
  /** The sum of `keptMinor` over the pledge's matches. */
  usedMinor: defaulted(minor()),
  endsAt: time(),
  status: text<PledgeStatus>(),
  createdAt: time(),
  acceptedAt: orNull(time()),
  acceptedByUserId: orNull(text()),
  endedAt: orNull(time()),
  endReason: orNull(text<PledgeEndReason>()),
  /** When the next weekly charge is due; null until the charity accepts the pledge. */
  nextBatchAt: orNull(time()),
});
export type MatchingPledgeRow = RowOf<typeof matchingPledges>;

/** Charges of sponsors for a batch of matched gifts. */
export const matchingCharges = table('matching_charges', {
  id: key(text()),
  pledgeId: text(),
  status: text<ChargeStatus>(),
  attempts: defaulted(integer()),
  /** The sponsor's gift of the latest attempt; null if the attempt was refused before it created a gift. */
  donationId: orNull(text()),
  amountMinor: defaulted(minor()),
  firstAttemptAt: orNull(time()),
  nextAttemptAt: orNull(time()),
  failureCode: orNull(text()),
  failureMessage: orNull(text()),
  createdAt: time(),
});
export type MatchingChargeRow = RowOf<typeof matchingCharges>;

/** How much of a pledge each gift reserves, and what was charged and given back for it. */
export const giftMatches = table('gift_matches', {
  donationId: key(text()),
  pledgeId: text(),
  /** The match that was reserved when the gift was accepted, in the pledge's currency. */
  reservedMinor: minor(),
  /** The part of `reservedMinor` that the gift still keeps. Returned money lowers it. */
  keptMinor: minor(),
  status: text<MatchStatus>(),
  chargeId: orNull(text()),
  /** The amount that the latest attempt charged the sponsor for this gift. */
  chargedMinor: defaulted(minor()),
  /** The part of `chargedMinor` that was returned to the sponsor. */
  givenBackMinor: defaulted(minor()),
});
export type GiftMatchRow = RowOf<typeof giftMatches>;

/** Which gift each attempt to charge a sponsor made. */
export const matchingAttempts = table('matching_attempts', {
  donationId: key(text()),
  chargeId: text(),
});
