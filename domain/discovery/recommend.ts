/** Recommendations: collaborative 0.6, content 0.4, then adjusted for season, place and emergencies. */

export const COLLABORATIVE_WEIGHT = 0.6;
export const CONTENT_WEIGHT = 0.4;

/** A charity that may be recommended; each number is from 0 to 1. */
export interface Candidate {
  charityId: string;
  /** How often those who gave to the same charities gave to this one. */
  together: number;
  category: string | null;
  state: string | null;
  /** Trend and trust of it, which stand in where nothing is known of the user. */
  trend: number;
  trust: number;
  isSeasonal: boolean;
  isInEmergency: boolean;
}

/** What a user's gifts say: the share of each category and state; empty for a user who gave nothing yet. */
export interface Taste {
  categories: ReadonlyMap<string, number>;
  states: ReadonlyMap<string, number>;
  /** Where the user is now, when that is said. */
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

/** Scores candidates for a user, best first; equal scores in the order of their ids. */
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

/** Likeness to what the user gave to; without any gift, what moves others and can be trusted. */
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
