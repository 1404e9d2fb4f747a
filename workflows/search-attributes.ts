/** The search attributes of our workflows. They contain ids and states, never names or amounts. */
export const SEARCH_ATTRIBUTES = [
  'CharityId',
  'UserId',
  'DonationStatus',
  'DonationId',
  'EndpointId',
  'VerificationStatus',
  'PayoutStatus',
] as const;

/** Every attribute is of the type Keyword, so operators filter by exact values. */
export type SearchAttribute = (typeof SEARCH_ATTRIBUTES)[number];
