/** Describes a gift before it is accepted. The order comes from a request or from a recurring plan. */
import { type GiftMethod, type VerificationLevel } from '../../domain/gifts/gift';
import { type Money } from '../../domain/money';

export interface Donor {
  accountId: string;
  userId: string;
  verificationLevel: VerificationLevel;
}

export interface GiftOrder {
  donor: Donor;
  charityId: string;
  amount: Money;
  /** Defaults to the method of the source. Without a source, defaults to the usual method of the currency. */
  method?: GiftMethod | undefined;
  /** Defaults to the donor's own source for the method. */
  source?: string | undefined;
  coverFees: boolean;
  internationalCard: boolean;
  campaignId: string | null;
  message: string | null;
  anonymous: boolean;
  metadata: Record<string, string>;
  /** True if the donor is not present, as for a later gift of a plan. */
  isOffSession: boolean;
  /** Where the donor comes back to after confirming the payment. */
  returnUrl: string | null;
  /** The donor's address, for gifts made in the platform's own pages. Null otherwise. */
  address: string | null;
  /** The plan that the gift belongs to. */
  recurringId: string | null;
}
