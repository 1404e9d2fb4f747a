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
