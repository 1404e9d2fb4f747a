import { type GiftOrder } from '../../operations/gifts/order';

/** What an order says of a one-time gift by a donor who is present and wishes nothing special. */
export const PLAIN_ORDER = {
  coverFees: false,
  internationalCard: false,
  campaignId: null,
  message: null,
  anonymous: false,
  contactConsent: true,
  metadata: {},
  isOffSession: false,
  returnUrl: null,
  address: null,
  recurringId: null,
} as const satisfies Partial<GiftOrder>;
