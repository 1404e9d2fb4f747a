/** Computes the score of a hit, 0 to 100. It is the weighted sum of five factors, each 0 to 1. */
import { type ShownDocument } from '../index/shown';
import { NEUTRAL, round } from './entity-factors';
import { type Factor, FACTORS, WEIGHTS } from './factor-weights';

/** The categories, states and organizations of the caller's earlier gifts. */
export interface Affinity {
  /** The share of the user's gifts that went to each category. */
  categories: Map<string, number>;
  states: Map<string, number>;
  /** Organizations that the user gave to. */
  charities: Set<string>;
}

/** The value of each factor, 0 to 1. */
export type Factors = Record<Factor, number>;
export type Explanation = Record<Factor, { value: number; weight: number; points: number }>;

const SAME_CATEGORY = 0.5;
const SAME_CHARITY = 0.3;
const SAME_STATE = 0.2;

/** Returns how close a document is to the caller's own gifts. Returns neutral for a caller without gifts. */
export function personalScore(document: ShownDocument, affinity: Affinity | undefined): number {
  if (affinity === undefined || affinity.charities.size === 0) return NEUTRAL;
  return (
    SAME_CATEGORY * (affinity.categories.get(document.category ?? '') ?? 0) +
    SAME_CHARITY * (affinity.charities.has(document.charity_id) ? 1 : 0) +
    SAME_STATE * (affinity.states.get(document.state ?? '') ?? 0)
  );
}

/** Returns the factors of a document with this text score. */
export function factorsOf(text: number, document: ShownDocument, affinity: Affinity | undefined): Factors {
  return {
    text: round(text),
    behavior: document.behavior,
    quality: document.quality,
    social: document.social,
    personalization: round(personalScore(document, affinity)),
  };
}

function pointsOf(factor: Factor, value: number): number {
  return round(value * WEIGHTS[factor]);
}

/** Returns a score of 0 to 100, with two decimals. */
export function scoreOf(factors: Factors): number {
  const points = FACTORS.reduce((sum, factor) => sum + pointsOf(factor, factors[factor]), 0);
  return Math.round(points * 100) / 100;
}

/** Returns each factor's value, weight and points. The points sum to the score. */
export function explainScore(factors: Factors): Explanation {
  const lines = FACTORS.map((factor) => {
    const value = factors[factor];
    return [factor, { value, weight: WEIGHTS[factor], points: pointsOf(factor, value) }];
  });
  return Object.fromEntries(lines) as Explanation;
}
