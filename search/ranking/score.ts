/** The score of a hit: five factors with fixed weights, each 0 to 1, their sum 0 to 100. */
import { type ShownDocument } from '../shown';
import { NEUTRAL, round } from './entity-factors';
import { type Factor, WEIGHTS } from './weights';

/** What is known of the one who searches. */
export interface Affinity {
  /** The share of the user's gifts that went to each category. */
  categories: Map<string, number>;
  states: Map<string, number>;
  /** Organizations that the user gave to. */
  charities: Set<string>;
}

export type Explanation = Record<Factor, { value: number; weight: number; points: number }>;

const SAME_CATEGORY = 0.5;
const SAME_CHARITY = 0.3;
const SAME_STATE = 0.2;

/** How near a document is to what the user did before: history, preferences, where; neutral for who did nothing yet. */
export function personalScore(document: ShownDocument, affinity: Affinity | undefined): number {
  if (affinity === undefined || affinity.charities.size === 0) return NEUTRAL;
  return (
    SAME_CATEGORY * (affinity.categories.get(document.category ?? '') ?? 0) +
    SAME_CHARITY * (affinity.charities.has(document.charity_id) ? 1 : 0) +
    SAME_STATE * (affinity.states.get(document.state ?? '') ?? 0)
  );
}

/** Each factor's value, weight and points; the points sum to the score. */
export function explain(text: number, document: ShownDocument, affinity: Affinity | undefined): Explanation {
  return {
    text: factor('text', round(text)),
    behavior: factor('behavior', document.behavior),
    quality: factor('quality', document.quality),
    social: factor('social', document.social),
    personalization: factor('personalization', round(personalScore(document, affinity))),
  };
}

function factor(name: Factor, value: number): Explanation[Factor] {
  const weight = WEIGHTS[name];
  return { value, weight, points: round(value * weight) };
}

/** 0 to 100, with two decimals. */
export function scoreOf(explanation: Explanation): number {
  const points = Object.values(explanation).reduce((sum, factor) => sum + factor.points, 0);
  return Math.round(points * 100) / 100;
}
