/** Scores a charity's trend by gifts, mentions, season and emergencies. See docs/rules/discovery.md. */

/**
 * A charity's activity in recent weeks. Some facts are decayed sums. In a decayed sum, the value of a gift or
 * mention halves every TREND_HALF_LIFE_DAYS days.
 */
export interface TrendFacts {
  /**
   * A decayed sum of donor-days. A donor counts at most once a day, so that no single donor can create a
   * trend.
   */
  velocity: number;
  /** The donor-days in the last 7 days, and in the 28 days before them. */
  lastWeek: number;
  monthBefore: number;
  /** The days since the charity's first gift on the platform; null if it has none. */
  firstGiftDays: number | null;
  /** Decayed sums of the weights of social and news mentions. */
  social: number;
  news: number;
  isSeasonal: boolean;
  isInEmergency: boolean;
}

/** The age in days at which a gift or mention counts half. */
export const TREND_HALF_LIFE_DAYS = 3;

/** The age in days from which gifts and mentions no longer count. */
export const TREND_WINDOW_DAYS = 56;

/** Weights that an operator can give to a mention. */
export const MENTION_WEIGHT = { least: 1, most: 100, unlessGiven: 10 } as const;

export const LONGEST_DWELL_SECONDS = 3_600;

const WEIGHTS = { velocity: 50, social: 15, news: 15, season: 10, emergency: 10 };
/** The sums that earn half of the possible points. */
const HALF_VELOCITY = 5;
const HALF_MENTIONS = 20;

/** Returns the trend score from 0 to 100, with two decimals. */
export function scoreTrend(facts: TrendFacts): number {
  const points =
    WEIGHTS.velocity * saturate(facts.velocity, HALF_VELOCITY) +
    WEIGHTS.social * saturate(facts.social, HALF_MENTIONS) +
    WEIGHTS.news * saturate(facts.news, HALF_MENTIONS) +
    (facts.isSeasonal ? WEIGHTS.season : 0) +
    (facts.isInEmergency ? WEIGHTS.emergency : 0);
  return Math.round(points * 100) / 100;
}

const FEWEST_RISING = 3;
const RISING_GROWTH = 2;
const YOUNG_DAYS = 365;

/**
 * Returns true if a young charity is growing fast. It needs FEWEST_RISING donor-days this week, and
 * RISING_GROWTH times the weekly average of the four weeks before.
 */
export function isRisingStar({ lastWeek, monthBefore, firstGiftDays }: TrendFacts): boolean {
  if (firstGiftDays === null || firstGiftDays > YOUNG_DAYS || lastWeek < FEWEST_RISING) return false;
  return lastWeek >= RISING_GROWTH * (monthBefore / 4);
}

function saturate(sum: number, half: number): number {
  return sum / (sum + half);
}
