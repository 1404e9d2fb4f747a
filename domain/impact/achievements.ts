/** Adds up a person's support of charities and awards badges for it. See docs/rules/impact.md. */

/** One person's support of one charity, or a change of this support. */
export interface Support {
  charityId: string;
  usdMinor: bigint;
  donations: number;
  recurring: number;
  /** Verified hours, in hundredths. */
  hundredths: number;
  submissions: number;
}

export interface SupportStep extends Support {
  at: Date;
}

export interface SupporterFigures {
  usdMinor: bigint;
  donations: number;
  recurring: number;
  hundredths: number;
  submissions: number;
  /** The number of charities to which the person gave or for which the person worked. */
  charities: number;
}

export interface Achievement {
  badge: string;
  earnedAt: Date;
}

const GIVEN_USD_MINOR = { given_100_usd: 10_000n, given_1000_usd: 100_000n, given_10000_usd: 1_000_000n };
const GIFTS = { first_donation: 1, ten_donations: 10 };
const GIFTS_OF_PLANS = { steady_donor: 12 };
const HOURS = { ten_hours: 10, hundred_hours: 100, five_hundred_hours: 500 };
const CHARITIES = { three_charities: 3, ten_charities: 10 };

type Rule = (figures: SupporterFigures) => boolean;

const given =
  (usdMinor: bigint): Rule =>
  (figures) =>
    figures.usdMinor >= usdMinor;
const gifts =
  (donations: number): Rule =>
  (figures) =>
    figures.donations >= donations;
const worked =
  (hours: number): Rule =>
  (figures) =>
    figures.hundredths >= hours * 100;
const supported =
  (charities: number): Rule =>
  (figures) =>
    figures.charities >= charities;

/** Maps every badge to its rule. A person earns a badge once, when the person first meets the rule. */
export const ACHIEVEMENTS: Record<string, Rule> = {
  first_donation: gifts(GIFTS.first_donation),
  given_100_usd: given(GIVEN_USD_MINOR.given_100_usd),
  given_1000_usd: given(GIVEN_USD_MINOR.given_1000_usd),
  given_10000_usd: given(GIVEN_USD_MINOR.given_10000_usd),
  ten_donations: gifts(GIFTS.ten_donations),
  steady_donor: (figures) => figures.recurring >= GIFTS_OF_PLANS.steady_donor,
  first_hours: (figures) => figures.submissions >= 1,
  ten_hours: worked(HOURS.ten_hours),
  hundred_hours: worked(HOURS.hundred_hours),
  five_hundred_hours: worked(HOURS.five_hundred_hours),
  three_charities: supported(CHARITIES.three_charities),
  ten_charities: supported(CHARITIES.ten_charities),
  donor_and_volunteer: (figures) => figures.donations >= 1 && figures.submissions >= 1,
};

/** Sums a person's support of all charities. */
export class SupportTally {
  readonly #byCharity = new Map<string, number>();
  readonly #sum: SupporterFigures = {
    usdMinor: 0n,
    donations: 0,
    recurring: 0,
    hundredths: 0,
    submissions: 0,
    charities: 0,
  };

  constructor(supports: Support[]) {
    for (const support of supports) this.add(support);
  }

  add(change: Support): void {
    const sum = this.#sum;
    sum.usdMinor += change.usdMinor;
    sum.donations += change.donations;
    sum.recurring += change.recurring;
    sum.hundredths += change.hundredths;
    sum.submissions += change.submissions;
    const before = this.#byCharity.get(change.charityId) ?? 0;
    const after = before + change.donations + change.submissions;
    this.#byCharity.set(change.charityId, after);
    sum.charities += Number(after > 0) - Number(before > 0);
  }

  get figures(): SupporterFigures {
    return { ...this.#sum };
  }
}

/** Adds steps to a tally one by one. Returns the badges that the person newly earns by these steps. */
export function earnAchievements(
  tally: SupportTally,
  steps: SupportStep[],
  held: ReadonlySet<string>,
): Achievement[] {
  const missing = new Map(Object.entries(ACHIEVEMENTS).filter(([badge]) => !held.has(badge)));
  return steps.flatMap((step) => {
    tally.add(step);
    const { figures } = tally;
    const earned = [...missing].filter(([, rule]) => rule(figures)).map(([badge]) => badge);
    for (const badge of earned) missing.delete(badge);
    return earned.map((badge) => ({ badge, earnedAt: step.at }));
  });
}

/**
 * Lists the earned badges whose rule is still met. A refund can hide a badge. If the badge comes back, it
 * keeps its first date.
 */
export function showAchievements(figures: SupporterFigures, held: Achievement[]): Achievement[] {
  return held
    .filter(({ badge }) => ACHIEVEMENTS[badge]?.(figures) ?? false)
    .toSorted((one, other) => one.earnedAt.getTime() - other.earnedAt.getTime());
}
