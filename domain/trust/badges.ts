/** The badges of a charity, by a table of rules. See docs/rules/trust.md. */
import { DAY_MS } from '../days';
import { type TrustFacts } from './score';

/** The facts that badges need in addition to those of trust. */
export interface BadgeFacts extends TrustFacts {
  /** Whether the register says that gifts to the charity are deductible. */
  deductible: boolean;
  /** The year it was founded; null when unknown. */
  foundedYear: number | null;
  /** When the period of its newest impact report ended; null without one. */
  lastImpactReportAt: Date | null;
}

const ESTABLISHED_YEARS = 25;
const FAVORITE_RATINGS = 10;
const FAVORITE_STARS = 4.5;
const REPORTER_DAYS = 365;

/** Each badge and the rule that earns it, in display order. */
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

/** The badges a charity has as of `now`: the one of its level, and the specialised ones it earned. */
export function listBadges(facts: BadgeFacts, now: Date): string[] {
  return RULES.filter(({ earned }) => earned(facts, now)).map(({ badge }) => badge);
}
