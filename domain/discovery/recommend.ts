/** Scores recommendations by shared donors, content, season, place and emergencies. See docs/rules/discovery.md. */

export const COLLABORATIVE_WEIGHT = 0.6;
export const CONTENT_WEIGHT = 0.4;

/** A charity that may be recommended; each number is from 0 to 1. */
export interface Candidate {
  charityId: string;
  /** How strongly it shares donors with the charities that the user gave to. */
  together: number;
  category: string | null;
  state: string | null;
  /** The charity's trend and trust, which are its whole content score for a user without gifts. */
  trend: number;
  trust: number;
  isSeasonal: boolean;
  isInEmergency: boolean;
}

/** A user's preferences: the share of each category and state in their gifts. Empty for a user without gifts. */
export interface Taste {
  categories: ReadonlyMap<string, number>;
  states: ReadonlyMap<string, number>;
  /** The user's current state; null when unknown. */
  state: string | null;
}

export interface Recommendation {
  charityId: string;
  /** 0 to 100, two decimals. */
  score: number;
  reasons: Reason[];
}

export type Reason =
  'given_together' | 'your_causes' | 'near_you' | 'in_season' | 'emergency' | 'trending' | 'trusted';

const SEASON_FACTOR = 1.1;
const PLACE_FACTOR = 1.1;
const EMERGENCY_FACTOR = 1.25;

/** Scores candidates for a user, best first. The id breaks ties. */
export function recommend(candidates: Candidate[], taste: Taste): Recommendation[] {
  return candidates
    .map((candidate) => scoreCandidate(candidate, taste))
    .sort((left, right) => right.score - left.score || (left.charityId < right.charityId ? -1 : 1));
}

function scoreCandidate(candidate: Candidate, taste: Taste): Recommendation {
  const content = contentOf(candidate, taste);
  const isNear = candidate.state !== null && isPlaceOf(candidate.state, taste);
  const base = COLLABORATIVE_WEIGHT * candidate.together + CONTENT_WEIGHT * content;
  const adjusted =
    base *
    (candidate.isSeasonal ? SEASON_FACTOR : 1) *
    (isNear ? PLACE_FACTOR : 1) *
    (candidate.isInEmergency ? EMERGENCY_FACTOR : 1);
  const reasons: (Reason | false)[] = [
    candidate.together > 0 && 'given_together',
    shareOf(taste.categories, candidate.category) > 0 && 'your_causes',
    isNear && 'near_you',
    candidate.isSeasonal && 'in_season',
    candidate.isInEmergency && 'emergency',
    candidate.trend >= 0.5 && 'trending',
    candidate.trust >= 0.7 && 'trusted',
  ];
  return {
    charityId: candidate.charityId,
    score: Math.round(Math.min(1, adjusted) * 10_000) / 100,
    reasons: reasons.filter((reason) => reason !== false),
  };
}

/** Similarity to the user's past gifts, plus trend and trust. Without gifts, only trend and trust count. */
function contentOf({ category, state, trend, trust }: Candidate, taste: Taste): number {
  if (taste.categories.size === 0) return 0.6 * trend + 0.4 * trust;
  const likeness = 0.7 * shareOf(taste.categories, category) + 0.3 * shareOf(taste.states, state);
  return 0.7 * likeness + 0.15 * trend + 0.15 * trust;
}

function isPlaceOf(state: string, taste: Taste): boolean {
  if (taste.state !== null) return taste.state === state;
  return shareOf(taste.states, state) >= 0.5;
}

function shareOf(shares: ReadonlyMap<string, number>, name: string | null): number {
  return name === null ? 0 : (shares.get(name) ?? 0);
}
