/**
 * Scores recommendations by shared donors, content, season, place and emergencies. See
 * docs/rules/discovery.md.
 */

const COLLABORATIVE_WEIGHT = 0.6;
const CONTENT_WEIGHT = 0.4;

/** A charity that may be recommended. Each number is from 0 to 1. */
export interface Candidate {
  charityId: string;
  /** The overlap between this charity's donors and the donors of the charities to which the user gave. */
  together: number;
  category: string | null;
  state: string | null;
  /** For a user without gifts, the content score consists only of trend and trust. */
  trend: number;
  trust: number;
  isSeasonal: boolean;
  isInEmergency: boolean;
}

/**
 * The shares of each category and each state in a user's gifts. Both maps are empty for a user without gifts.
 */
export interface Taste {
  categories: ReadonlyMap<string, number>;
  states: ReadonlyMap<string, number>;
  /** The user's current state. Null if it is unknown. */
  state: string | null;
}

export interface Recommendation {
  charityId: string;
  /** From 0 to 100, with two decimals. */
  score: number;
  reasons: Reason[];
}

export type Reason =
  'given_together' | 'your_causes' | 'near_you' | 'in_season' | 'emergency' | 'trending' | 'trusted';

const SEASON_FACTOR = 1.1;
const PLACE_FACTOR = 1.1;
const EMERGENCY_FACTOR = 1.25;
/**
 * The thresholds for the reasons `trending`, `trusted` and `near_you`. PLACE_FROM applies only if the user's
 * state is unknown. Then a state with at least this share of the user's gifts counts as near.
 */
const TRENDING_FROM = 0.5;
const TRUSTED_FROM = 0.7;
const PLACE_FROM = 0.5;
const CONTENT = { likeness: 0.7, trend: 0.15, trust: 0.15 };
const LIKENESS = { category: 0.7, state: 0.3 };
const CONTENT_WITHOUT_GIFTS = { trend: 0.6, trust: 0.4 };

/** Scores candidates for a user and sorts them, best first. The id is the tie-break. */
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
    candidate.trend >= TRENDING_FROM && 'trending',
    candidate.trust >= TRUSTED_FROM && 'trusted',
  ];
  return {
    charityId: candidate.charityId,
    score: Math.round(Math.min(1, adjusted) * 10_000) / 100,
    reasons: reasons.filter((reason) => reason !== false),
  };
}

/**
 * Scores the similarity to the user's past gifts, plus trend and trust. If the user has no gifts, only trend
 * and trust count.
 */
function contentOf({ category, state, trend, trust }: Candidate, taste: Taste): number {
  if (taste.categories.size === 0) {
    return CONTENT_WITHOUT_GIFTS.trend * trend + CONTENT_WITHOUT_GIFTS.trust * trust;
  }
  const likeness =
    LIKENESS.category * shareOf(taste.categories, category) + LIKENESS.state * shareOf(taste.states, state);
  return CONTENT.likeness * likeness + CONTENT.trend * trend + CONTENT.trust * trust;
}

function isPlaceOf(state: string, taste: Taste): boolean {
  if (taste.state !== null) return taste.state === state;
  return shareOf(taste.states, state) >= PLACE_FROM;
}

function shareOf(shares: ReadonlyMap<string, number>, name: string | null): number {
  // A mutant survives: no share is stored under null
  return name === null ? 0 : (shares.get(name) ?? 0);
}
