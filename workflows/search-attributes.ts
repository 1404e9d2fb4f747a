/** Our workflows have these search attributes. They contain ids and states, never names or amounts. */
export const SEARCH_ATTRIBUTES = [
  'CharityId',
  'UserId',
  'DonationStatus',
  'DonationId',
  'EndpointId',
  'VerificationStatus',
] as const;

/** Every attribute is a keyword, so an operator filters by exact values. */
export type SearchAttribute = (typeof SEARCH_ATTRIBUTES)[number];
