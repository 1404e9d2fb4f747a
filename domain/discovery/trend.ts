/** The trend of a charity: donation velocity, mentions, season and emergencies. */

/** What is known of one charity's last weeks. Sums are decayed: what is three days old counts half. */
export interface TrendFacts {
  /** Days with a gift, each donor once a day, decayed: nobody makes a trend alone. */
  velocity: number;
  /** Donors' days of the last 7 days, and of the 28 before them. */
  lastWeek: number;
  monthBefore: number;
  /** Days since its first gift here; null before. */
  firstGiftDays: number | null;
  /** Weights of mentions, decayed. */
  social: number;
  news: number;
  isSeasonal: boolean;
  isInEmergency: boolean;
}

/** What counts half after so many days. */
export const TREND_HALF_LIFE_DAYS = 3;

const WEIGHTS = { velocity: 50, social: 15, news: 15, season: 10, emergency: 10 };
/** So much of a sum makes half of its points. */
const HALF_VELOCITY = 5;
const HALF_MENTIONS = 20;

/** 0 to 100, two decimals. */
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

/** Whether a charity that is new here grows: at least three donors' days this week, twice as many as in a usual week before. */
export function isRisingStar({ lastWeek, monthBefore, firstGiftDays }: TrendFacts): boolean {
  if (firstGiftDays === null || firstGiftDays > YOUNG_DAYS || lastWeek < FEWEST_RISING) return false;
  return lastWeek >= RISING_GROWTH * (monthBefore / 4);
}

function saturate(sum: number, half: number): number {
  return sum / (sum + half);
}
