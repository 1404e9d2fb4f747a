import { type RateOrigin } from '../../domain/exchange-rates/rate';
import { type OrganizationTier, type Tier } from '../../domain/fees/schedule';
import { type GiftStatus, type FailureCode, type GiftMethod } from '../../domain/gifts/gift';
import { type NetworkName } from '../../domain/gifts/network';
import { type TimelineCode } from '../../domain/gifts/timeline';
import { type Currency } from '../../domain/money';
import { type TributeKind } from '../../domain/tributes/tribute';
import {
  type RowOf,
  count,
  day,
  defaulted,
  exactDecimal,
  flag,
  integer,
  json,
  key,
  minor,
  orNull,
  table,
  text,
  time,
} from './columns';

/** The tier of a charity's fees in each month, by the volume of the month before. */
export const charityTiers = table('charity_tiers', {
  charityId: key(text()),
  month: key(day()),
  volumeUsdMinor: minor(),
  tier: text<Tier>(),
});

/** US dollars for one unit of a currency, by day. */
export const exchangeRates = table('exchange_rates', {
  currency: key(text<Currency>()),
  date: key(day()),
  usdPerUnit: exactDecimal(),
  origin: text<RateOrigin>(),
  /** Only rates of operators have a reason and a user. */
  reason: orNull(text()),
  setByUserId: orNull(text()),
  /** Null for rates that came with the installation. */
  setAt: orNull(time()),
  /** The imported rate of the same day, which the rate of an operator replaced. Limits still use it. */
  replacedUsdPerUnit: orNull(exactDecimal()),
});
export type ExchangeRateRow = RowOf<typeof exchangeRates>;

/** Days on which operators were told that rates are missing. */
export const exchangeRateAlarms = table('exchange_rate_alarms', {
  day: key(day()),
});

/** The fee terms of a charity. A change is a new row, and a trigger refuses other changes. */
export const feeTerms = table('fee_terms', {
  id: key(defaulted(count())),
  charityId: text(),
  nonprofitApproved: flag(),
  negotiatedPpm: orNull(count()),
  highVolumePpm: orNull(count()),
  highVolumeMinimumUsdMinor: orNull(minor()),
  highVolumeStartsOn: orNull(day()),
  highVolumeCommittedUntil: orNull(day()),
  highVolumeReviewOn: orNull(day()),
  reason: text(),
  changedBy: text(),
  changedAt: time(),
});

/** Gifts. The fees and the rate of a gift never change after it was made. */
export const donations = table('donations', {
  id: key(text()),
  accountId: text(),
  donorUserId: text(),
  charityId: text(),
  campaignId: orNull(text()),
  status: text<GiftStatus>(),
  amountMinor: minor(),
  currency: text<Currency>(),
  usdPerUnit: exactDecimal(),
  amountUsdMinor: minor(),
  /** What the gift counts in limits. More than `amountUsdMinor` if an operator set a lower rate than the imported one. */
  limitUsdMinor: minor(),
  paymentMethod: text<GiftMethod>(),
  source: text(),
  message: orNull(text()),
  anonymous: flag(),
  /** False if the charity must not see who gave. */
  contactConsent: flag(),
  coverFees: flag(),
  internationalCard: flag(),
  metadata: defaulted(json<Record<string, string>>()),
  feeSchedule: text(),
  organizationTier: text<OrganizationTier>(),
  /** The platform fee's rate, in millionths of the amount. */
  platformPpm: count(),
  platformFeeMinor: minor(),
  processingFeeMinor: minor(),
  additionalFeeMinor: minor(),
  netMinor: minor(),
  totalChargeMinor: minor(),
  refundedMinor: defaulted(minor()),
  transactionHash: text(),
  signedTransaction: text(),
  confirmationsNeeded: integer(),
  failureCode: orNull(text<FailureCode>()),
  failureMessage: orNull(text()),
  createdAt: time(),
  estimatedConfirmation: time(),
  settledAt: orNull(time()),
  /** The fees of this gift that the charity pays for the donor. */
  absorbedPlatformMinor: defaulted(minor()),
  absorbedProcessingMinor: defaulted(minor()),
  /** The recurring plan that made the gift. */
  recurringId: orNull(text()),
  network: defaulted(text<NetworkName>()),
  /** When the money of a completed gift becomes available. Null means that it is available. */
  availableAt: orNull(time()),
  /** The gift to an unclaimed charity that this one replaces, and the gift that replaces this one. */
  redirectedFrom: orNull(text()),
  redirectedTo: orNull(text()),
  /** The gift whose charge paid for a redirected gift. Null for any other gift. */
  originId: orNull(text()),
  /** When the platform asked the donor to choose another charity or a refund. */
  choiceOfferedAt: orNull(time()),
  /** The day on which the charge was approved, in the time zone of the donor or the charity. Provisional until then. */
  givenOn: day(),
});
export type GiftRow = RowOf<typeof donations>;

/** Each step of a gift that its donor may read. */
export const donationTimeline = table('donation_timeline', {
  id: key(defaulted(count())),
  donationId: text(),
  status: text(),
  detail: text(),
  at: time(),
  code: text<TimelineCode>(),
  /** In the gift's currency. Null for a code without an amount. */
  amountMinor: orNull(minor()),
  /** The code of a failure or of a returned debit. */
  reason: orNull(text()),
});
export type TimelineRow = RowOf<typeof donationTimeline>;

/** What a donor says about themselves with a gift. Addresses are sealed. */
export const giftDonors = table('gift_donors', {
  donationId: key(text()),
  /** Null if the donor said nothing about themselves. Then `sealedDetails` is null too. */
  name: orNull(text()),
  /** The encrypted `DonorDetails`. */
  sealedDetails: orNull(text()),
  employer: orNull(text()),
  /** The IANA time zone in which the donor gave; null if the donor named none. */
  timeZone: orNull(text()),
});
export type GiftDonorRow = RowOf<typeof giftDonors>;

/** The time zone of a donor's gifts in a year: the first one that the donor named in it. */
export const donorTimeZones = table('donor_time_zones', {
  donorUserId: key(text()),
  year: key(integer()),
  timeZone: text(),
  /** The gift that named it. */
  donationId: text(),
});
export type DonorTimeZoneRow = RowOf<typeof donorTimeZones>;

/** In whose honor or memory a gift was given, and the notice about it. */
export const tributes = table('tributes', {
  donationId: key(text()),
  kind: text<TributeKind>(),
  name: text(),
  /** The encrypted `TributeNotice`; null if nobody gets a mail. `sendOn` is then null, too. */
  sealedNotice: orNull(text()),
  /** The first day on which the mail may go out. */
  sendOn: orNull(day()),
  isWaiting: flag(),
  sentAt: orNull(time()),
  /** Hash of the address, once its mail was sent or postponed. */
  recipientHash: orNull(text()),
  /** True if the address got enough mails that day. The mail then goes out with others of the next day. */
  isPostponed: defaulted(flag()),
});
export type TributeRow = RowOf<typeof tributes>;

/** Addresses that want no more mails about tributes. */
export const tributeRefusals = table('tribute_refusals', {
  email: key(text()),
});
