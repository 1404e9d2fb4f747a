/** What a gift is asked to be, wherever it comes from: a request, or an occurrence of a plan. */
import { type PaymentMethod } from '../domain/fees/quote';
import { type VerificationLevel } from '../domain/donations';
import { type Money } from '../domain/money';

/** The methods a donor can pay a gift with. */
export type GiftMethod = Exclude<PaymentMethod, 'wire'>;

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
}
