/** What is known about a charity's social profiles. See docs/rules/charities.md. */

/** The most social profiles of a charity. */
export const MAX_SOCIAL_LINKS = 5;

export const SOCIAL_STATUSES = ['received', 'passed', 'failed'] as const;
export type SocialStatus = (typeof SOCIAL_STATUSES)[number];

/** Why a profile has not passed. `unreadable` leaves it to a reviewer. */
export const SOCIAL_PROBLEMS = ['unreadable', 'no_link_back', 'refused'] as const;
export type SocialProblem = (typeof SOCIAL_PROBLEMS)[number];
