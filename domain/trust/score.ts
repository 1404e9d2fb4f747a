/** Computes a charity's trust score from five weighted factors. See docs/rules/trust.md. */
import { DAY_MS } from '../days';
import { type VerificationLevel } from '../gifts/gift';

/** The facts behind a charity's trust score at one moment. */
export interface TrustFacts {
  /** The verification level in force. It is `none` if the verification has expired or was revoked. */
  level: VerificationLevel;
  /** True if a concern is open or the verification was revoked. */
  underConcern: boolean;
  /** The time of the charity's first gift on the platform; null if it has none. */
  firstGiftAt: Date | null;
  /** The number of gifts that settled on the platform, and the number of them that were lost in a dispute. */
  settledGifts: number;
  lostDisputes: number;
  /** The number of ratings, and the sum of their stars. A rating has 1 to 5 stars. */
  ratings: number;
  starsSum: number;
  /**
   * The time of the charity's last change to its profile, a campaign or an impact report; null if there is
   * none.
   */
  lastUpdateAt: Date | null;
}

export const TRUST_FACTORS = [
  'verification_level',
  'platform_history',
  'user_feedback',
  'compliance_record',
  'update_frequency',
] as const;
export type TrustFactorName = (typeof TRUST_FACTORS)[number];

/** The most points that each factor can give. The sum is 100. */
export const TRUST_WEIGHTS: Record<TrustFactorName, number> = {
  verification_level: 40,
  platform_history: 20,
  user_feedback: 15,
  compliance_record: 15,
  update_frequency: 10,
};

export const TRUST_REASONS = [
  'not_verified',
  'verified_basic',
  'verified_standard',
  'verified_enhanced',
  'no_gifts',
  'gifts',
  'no_ratings',
  'ratings',
  'concern',
  'no_disputes',
  'disputes',
  'no_updates',
  'updated',
] as const;

/** Why a factor has its points, for programs. The figures are the numbers in the basis, by name. */
interface TrustReason {
  code: (typeof TRUST_REASONS)[number];
  figures: Record<string, number>;
}

export interface TrustFactor {
  name: TrustFactorName;
  weight: number;
  /** At most `weight`, rounded to a tenth. */
  points: number;
  /** Explains the points in words. */
  basis: string;
  reason: TrustReason;
}

export interface Trust {
  /** From 0 to 100. */
  score: number;
  band: TrustBand;
  factors: TrustFactor[];
}

export type TrustBand = 'New/Unverified' | 'Basic Trust' | 'High Trust' | 'Exceptional Trust';

const LEVEL_SHARE: Record<VerificationLevel, number> = { none: 0, basic: 0.4, standard: 0.75, enhanced: 1 };
/** The age in days and the number of gifts that earn all points for history. Each earns at most half. */
const FULL_HISTORY_DAYS = 730;
const FULL_HISTORY_GIFTS = 1_000;
/** The most stars of a rating. The fewest is 1. */
export const MOST_STARS = 5;
/** If a charity has this many ratings, their average counts half. */
const RATINGS_FOR_HALF = 5;
/** If at least this share of the gifts was lost in disputes, the compliance record gives no points. */
const WORST_DISPUTE_SHARE = 0.05;
/** An update counts fully for FRESH_DAYS. Then it counts less each day, and nothing after STALE_DAYS. */
const FRESH_DAYS = 90;
const STALE_DAYS = 365;

/** Sorts a score into a band: 0-40, 41-70, 71-90 or 91-100. */
export function trustBand(score: number): TrustBand {
  if (score <= 40) return 'New/Unverified';
  if (score <= 70) return 'Basic Trust';
  return score <= 90 ? 'High Trust' : 'Exceptional Trust';
}

/** A factor before it is weighted. The share is clamped later. */
interface Judged {
  share: number;
  basis: string;
  reason: TrustReason;
}

/** Scores a charity at `now`. Every factor states its basis in words. */
export function scoreTrust(facts: TrustFacts, now: Date): Trust {
  const judged: Record<TrustFactorName, Judged> = {
    verification_level: judgeLevel(facts),
    platform_history: judgeHistory(facts, now),
    user_feedback: judgeFeedback(facts),
    compliance_record: judgeCompliance(facts),
    update_frequency: judgeUpdates(facts, now),
  };
  const factors = TRUST_FACTORS.map((name) => {
    const weight = TRUST_WEIGHTS[name];
    const { share, basis, reason } = judged[name];
    return { name, weight, points: Math.round(weight * clamp(share) * 10) / 10, basis, reason };
  });
  const score = Math.round(factors.reduce((sum, { points }) => sum + points * 10, 0) / 10);
  return { score, band: trustBand(score), factors };
}

function judgeLevel({ level }: TrustFacts): Judged {
  const share = LEVEL_SHARE[level];
  if (level === 'none') return { share, basis: 'not verified', reason: because('not_verified') };
  return { share, basis: `verified: ${level}`, reason: because(`verified_${level}`) };
}

function judgeHistory({ firstGiftAt, settledGifts }: TrustFacts, now: Date): Judged {
  if (firstGiftAt === null) return { share: 0, basis: 'no gifts yet', reason: because('no_gifts') };
  const days = daysBetween(firstGiftAt, now);
  const age = clamp(days / FULL_HISTORY_DAYS);
  const volume = clamp(Math.log10(1 + settledGifts) / Math.log10(1 + FULL_HISTORY_GIFTS));
  return {
    share: (age + volume) / 2,
    basis: `${count(settledGifts, 'gift')} in ${count(days, 'day')}`,
    reason: because('gifts', { gifts: settledGifts, days }),
  };
}

function judgeFeedback({ ratings, starsSum }: TrustFacts): Judged {
  if (ratings === 0) return { share: 0, basis: 'no ratings yet', reason: because('no_ratings') };
  const mean = starsSum / ratings;
  const confidence = ratings / (ratings + RATINGS_FOR_HALF);
  return {
    share: ((mean - 1) / (MOST_STARS - 1)) * confidence,
    basis: `${mean.toFixed(1)} of ${MOST_STARS} in ${count(ratings, 'rating')}`,
    reason: because('ratings', { mean: Number(mean.toFixed(1)), most: MOST_STARS, ratings }),
  };
}

function judgeCompliance({ underConcern, settledGifts, lostDisputes }: TrustFacts): Judged {
  if (underConcern) {
    const basis = 'a concern is open or the verification was revoked';
    return { share: 0, basis, reason: because('concern') };
  }
  const lost = lostDisputes / Math.max(1, settledGifts);
  return {
    share: 1 - lost / WORST_DISPUTE_SHARE,
    basis: lostDisputes === 0 ? 'no lost disputes' : count(lostDisputes, 'lost dispute'),
    reason: lostDisputes === 0 ? because('no_disputes') : because('disputes', { disputes: lostDisputes }),
  };
}

function judgeUpdates({ lastUpdateAt }: TrustFacts, now: Date): Judged {
  if (lastUpdateAt === null) return { share: 0, basis: 'no updates yet', reason: because('no_updates') };
  const days = daysBetween(lastUpdateAt, now);
  return {
    share: (STALE_DAYS - days) / (STALE_DAYS - FRESH_DAYS),
    basis: `last update ${count(days, 'day')} ago`,
    reason: because('updated', { days }),
  };
}

/** The score of a charity without any history. */
export const UNKNOWN_TRUST: Trust = scoreTrust(
  {
    level: 'none',
    underConcern: false,
    firstGiftAt: null,
    settledGifts: 0,
    lostDisputes: 0,
    ratings: 0,
    starsSum: 0,
    lastUpdateAt: null,
  },
  new Date(0),
);

function because(code: TrustReason['code'], figures: Record<string, number> = {}): TrustReason {
  return { code, figures };
}

function daysBetween(from: Date, to: Date): number {
  return Math.max(0, Math.floor((to.getTime() - from.getTime()) / DAY_MS));
}

function count(amount: number, thing: string): string {
  return `${String(amount)} ${thing}${amount === 1 ? '' : 's'}`;
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}
