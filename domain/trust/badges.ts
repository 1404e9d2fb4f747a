/** Awards badges to a charity by a table of rules. See docs/rules/trust.md. */
import { DAY_MS } from '../days';
import { type TrustFacts } from './score';

/** The facts that decide about badges. They include the facts of the trust score. */
export interface BadgeFacts extends TrustFacts {
  /** True if the register says that gifts to the charity are deductible. */
  deductible: boolean;
  /** The year of the charity's foundation; null if it is unknown. */
  foundedYear: number | null;
  /** The end of the latest period in an impact report; null if there is no report. */
  lastImpactReportAt: Date | null;
}

const ESTABLISHED_YEARS = 25;
const FAVORITE_RATINGS = 10;
const FAVORITE_STARS = 4.5;
const REPORTER_DAYS = 365;

/** The badges with their rules, in display order. */
const RULES: { badge: string; earned: (facts: BadgeFacts, now: Date) => boolean }[] = [
  { badge: 'Basic Verified', earned: ({ level }) => level === 'basic' },
  { badge: 'Standard Verified', earned: ({ level }) => level === 'standard' },
  { badge: 'Enhanced Verified', earned: ({ level }) => level === 'enhanced' },
  { badge: 'Tax Deductible', earned: ({ deductible }) => deductible },
  {
    badge: 'Established',
    earned: ({ foundedYear }, now) =>
      foundedYear !== null && now.getUTCFullYear() - foundedYear >= ESTABLISHED_YEARS,
  },
  {
    badge: 'Donor Favorite',
    earned: ({ ratings, starsSum }) => ratings >= FAVORITE_RATINGS && starsSum / ratings >= FAVORITE_STARS,
  },
  {
    badge: 'Impact Reporter',
    earned: ({ lastImpactReportAt }, now) =>
      lastImpactReportAt !== null && now.getTime() - lastImpactReportAt.getTime() <= REPORTER_DAYS * DAY_MS,
  },
];

/**
 * Lists the badges of a charity at `now`. A charity with a verification level has the badge of that level.
 */
export function listBadges(facts: BadgeFacts, now: Date): string[] {
  return RULES.filter(({ earned }) => earned(facts, now)).map(({ badge }) => badge);
}
