/** Describes a gift before it is accepted. The order comes from a request or from a recurring plan. */
import { type GiftMethod, type VerificationLevel } from '../../domain/gifts/gift';
import { type GuestDonor } from '../../domain/guests/guest';
import { type Money } from '../../domain/money';
import { type GiftDetails } from '../donors/details';

export interface Donor {
  accountId: string;
  userId: string;
  verificationLevel: VerificationLevel;
  /** Set for a donor without an account. */
  guest?: GuestDonor | undefined;
}

export interface GiftOrder {
  donor: Donor;
  charityId: string;
  amount: Money;
  /** Defaults to the method of the source. Without a source, defaults to the usual method of the currency. */
  method?: GiftMethod | undefined;
  /** Defaults to the donor's default source for the method. */
  source?: string | undefined;
  coverFees: boolean;
  /** The version of the fee schedule that prices the gift. Defaults to the present schedule. */
  feeSchedule?: string | undefined;
  internationalCard: boolean;
  campaignId: string | null;
  message: string | null;
  anonymous: boolean;
  contactConsent: boolean;
  metadata: Record<string, string>;
  /** True if the donor is not present, as for a later gift of a plan. */
  isOffSession: boolean;
  /** The page to which the donor returns after confirming the payment. */
  returnUrl: string | null;
  /** The donor's IP address, if the gift was made on the platform's own pages. Null otherwise. */
  address: string | null;
  /** True for a sponsor's gift that pays matches. Its campaign may have ended, and the gift is not matched itself. */
  isMatch?: boolean;
  /** The donor's details and the tribute. Absent if the donor gave neither. */
  details?: GiftDetails;
  /** The plan that the gift belongs to. Null for a one-time gift. */
  recurringId: string | null;
}
