/** What members, reviewers and operators are told about a new claim. */
export interface ClaimNews {
  charityName: string;
  /** The time until which members may object (ISO 8601). Null if the charity has no members. */
  objectionsUntil: string | null;
}

export const CLAIM: ClaimNews = { charityName: 'Helping Hands', objectionsUntil: '2026-03-15T12:00:00.000Z' };
