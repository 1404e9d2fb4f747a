/** Search attributes of our workflows: ids and states only, never a name or an amount. */
export const SEARCH_ATTRIBUTES = [
  'CharityId',
  'UserId',
  'DonationStatus',
  'DonationId',
  'EndpointId',
  'VerificationStatus',
] as const;

/** All are keywords: exact values that an operator filters by. */
export type SearchAttribute = (typeof SEARCH_ATTRIBUTES)[number];
