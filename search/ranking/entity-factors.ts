/** Computes the factors that do not depend on the query or the caller. Each factor is 0 to 1. */
import { DAY_MS } from '../../domain/days';
import { type EntitySignals, type SearchableEntity } from '../../domain/search/entity';

/** The value of a factor without data. It is neither an advantage nor a disadvantage. */
export const NEUTRAL = 0.5;

export interface EntityFactors {
  behavior: number;
  quality: number;
  social: number;
}

/** Values from these thresholds on get the full score. */
const FULL_CLICK_RATE = 0.2;
const FULL_CONVERSION_RATE = 0.1;
const FULL_DWELL_SECONDS = 60;
const FULL_SHARES = 100;
const FULL_TESTIMONIALS = 20;
/** The weights of each factor's parts. */
const BEHAVIOR = { clicks: 0.4, conversions: 0.4, dwell: 0.2 };
const QUALITY = { verification: 0.5, completeness: 0.3, recency: 0.2 };
const SOCIAL = { ratings: 0.6, shares: 0.2, testimonials: 0.2 };
/** With this many observations, the measured rate and the neutral value have the same weight. */
const TRUSTED_IMPRESSIONS = 50;
const TRUSTED_CLICKS = 20;
const TRUSTED_VISITS = 20;
const TRUSTED_RATINGS = 5;

/** An entity whose last update is at most `days` old has this recency value. */
const RECENCY: [days: number, value: number][] = [
  [30, 1],
  [90, 0.8],
  [365, 0.5],
  [730, 0.25],
];
const LEVELS: Readonly<Record<string, number>> = { basic: 0.5, standard: 0.8, enhanced: 1 };
const VERIFIED_WITHOUT_LEVEL = 0.8;

/**
 * Computes the factors of an entity. Rounds the factors, so that an unchanged entity keeps an unchanged
 * document.
 */
export function entityFactors(entity: SearchableEntity, now: Date): EntityFactors {
  return {
    behavior: round(behaviorOf(entity.signals)),
    quality: round(qualityOf(entity, now)),
    social: round(socialOf(entity)),
  };
}

function behaviorOf({ impressions, clicks, conversions, dwellSeconds, dwellVisits }: EntitySignals): number {
  return (
    BEHAVIOR.clicks * observed(clicks, impressions, FULL_CLICK_RATE, TRUSTED_IMPRESSIONS) +
    BEHAVIOR.conversions * observed(conversions, clicks, FULL_CONVERSION_RATE, TRUSTED_CLICKS) +
    BEHAVIOR.dwell * observed(dwellSeconds, dwellVisits, FULL_DWELL_SECONDS, TRUSTED_VISITS)
  );
}

/** Returns a rate as a share of the full rate. With few observations, the result stays near neutral. */
function observed(sum: number, count: number, full: number, trusted: number): number {
  const rate = count === 0 ? NEUTRAL : Math.min(1, sum / count / full);
  return (rate * count + NEUTRAL * trusted) / (count + trusted);
}

function qualityOf(entity: SearchableEntity, now: Date): number {
  return (
    QUALITY.verification * verificationOf(entity) +
    QUALITY.completeness * completenessOf(entity) +
    QUALITY.recency * recencyOf(entity.updatedAt, now)
  );
}

function verificationOf({ verified, verificationLevel }: SearchableEntity): number {
  return LEVELS[verificationLevel ?? ''] ?? (verified ? VERIFIED_WITHOUT_LEVEL : 0);
}

function completenessOf(entity: SearchableEntity): number {
  const { description, category, city, latitude, logo, tags } = entity;
  const own = {
    organization: [entity.founded, entity.ein],
    campaign: [entity.goalUsdMinor, entity.deadline],
    opportunity: [entity.timeCommitment, entity.skills[0]],
  }[entity.type];
  const known = [description, category, city, latitude, logo, tags[0], ...own];
  return known.filter((value) => value !== null && value !== undefined).length / known.length;
}

function recencyOf(updatedAt: Date, now: Date): number {
  const days = (now.getTime() - updatedAt.getTime()) / DAY_MS;
  return RECENCY.find(([limit]) => days <= limit)?.[1] ?? 0;
}

function socialOf({ rating, signals }: SearchableEntity): number {
  const { ratings, ratingSum, shares, testimonials } = signals;
  const stars =
    ratings > 0 ? observed(ratingSum, ratings, 5, TRUSTED_RATINGS) : rating === null ? NEUTRAL : rating / 5;
  return (
    SOCIAL.ratings * stars +
    SOCIAL.shares * countOf(shares, FULL_SHARES) +
    SOCIAL.testimonials * countOf(testimonials, FULL_TESTIMONIALS)
  );
}

/**
 * Returns neutral for a count of 0, so that entities without shares are not penalised. Returns 1 for a count
 * of `full` or more.
 */
function countOf(count: number, full: number): number {
  return NEUTRAL + (1 - NEUTRAL) * Math.min(1, Math.log1p(count) / Math.log1p(full));
}

export function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
