/** Defines the states of a volunteer opportunity, and the values that describe it. */

export const OPPORTUNITY_STATUSES = ['active', 'closed'] as const;
export type OpportunityStatus = (typeof OPPORTUNITY_STATUSES)[number];

export const TIME_COMMITMENTS = ['one_time', 'weekly', 'monthly', 'flexible'] as const;
export type TimeCommitment = (typeof TIME_COMMITMENTS)[number];

/** The highest `minimum_age` and `maximum_age`. */
export const OLDEST_AGE = 120;

/** The kinds of places at which volunteers work. */
export const OPPORTUNITY_MODES = ['in_person', 'virtual', 'hybrid'] as const;
export type OpportunityMode = (typeof OPPORTUNITY_MODES)[number];

export const ACCESSIBILITY_FEATURES = [
  'wheelchair_access',
  'accessible_restroom',
  'sign_language',
  'hearing_loop',
  'large_print',
  'quiet_space',
  'seated_work',
  'service_animals',
] as const;
export type AccessibilityFeature = (typeof ACCESSIBILITY_FEATURES)[number];
