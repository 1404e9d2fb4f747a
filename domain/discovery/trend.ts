/** The trend of a charity: donation velocity, mentions, season and emergencies. See docs/rules/discovery.md. */

/** A charity's activity in recent weeks. Decayed sums have a half-life of TREND_HALF_LIFE_DAYS. */
export interface TrendFacts {
  /** Decayed sum of donor-days. A donor counts once a day, so that nobody makes a trend alone. */
  velocity: number;
  /** Donor-days in the last 7 days, and in the 28 days before. */
  lastWeek: number;
  monthBefore: number;
  /** Days since its first gift on the platform; null without a gift. */
  firstGiftDays: number | null;
  /** Decayed sums of the weights of mentions. */
  social: number;
  news: number;
  isSeasonal: boolean;
  isInEmergency: boolean;
}

/** The age in days at which a gift or mention counts half. */
export const TREND_HALF_LIFE_DAYS = 3;

const WEIGHTS = { velocity: 50, social: 15, news: 15, season: 10, emergency: 10 };
/** The sums that earn half of their points. */
const HALF_VELOCITY = 5;
const HALF_MENTIONS = 20;

/** The trend score: 0 to 100, two decimals. */
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

/** Whether a young charity grows: enough donor-days this week, and a multiple of last month's weekly average. */
export function isRisingStar({ lastWeek, monthBefore, firstGiftDays }: TrendFacts): boolean {
  if (firstGiftDays === null || firstGiftDays > YOUNG_DAYS || lastWeek < FEWEST_RISING) return false;
  return lastWeek >= RISING_GROWTH * (monthBefore / 4);
}

function saturate(sum: number, half: number): number {
  return sum / (sum + half);
}
