/** What a gift is asked to be, wherever it comes from: a request, or an occurrence of a plan. */
import { type GiftMethod, type VerificationLevel } from '../../domain/gifts/gift';
import { type Money } from '../../domain/money';

/** Who gives. */
export interface Donor {
  accountId: string;
  userId: string;
  verificationLevel: VerificationLevel;
}

export interface GiftOrder {
  donor: Donor;
  charityId: string;
  amount: Money;
  /** By default what fits the source, else the currency. */
  method?: GiftMethod | undefined;
  /** By default the donor's own source for the method. */
  source?: string | undefined;
  coverFees: boolean;
  internationalCard: boolean;
  campaignId: string | null;
  message: string | null;
  anonymous: boolean;
  metadata: Record<string, string>;
  /** The plan it is an occurrence of. */
  recurringId: string | null;
}
