import { type z } from 'zod';
import { type PresentedHit } from '../../search/request';
import { explainScore } from '../../search/ranking/score';
import { numberOf } from '../../search/index/shown';
import { type searchResultSchema } from '../routes/search/schema';

type WireHit = z.input<typeof searchResultSchema>['results'][number];

export interface HitOptions {
  hasLocation: boolean;
  explain: boolean;
}

const CENT = 100;

export function presentHit(hit: PresentedHit, { hasLocation, explain }: HitOptions): WireHit {
  const { document, distanceMiles, score, factors, highlights } = hit;
  const rating = numberOf(document, 'rating');
  return {
    id: document.id,
    type: document.type,
    name: document.name,
    logo: document.logo,
    verified: document.verified,
    description: document.description,
    category: document.category,
    sub_category: document.sub_category,
    location: {
      city: document.city,
      state: document.state,
      country: document.country,
      latitude: document.latitude,
      longitude: document.longitude,
    },
    rating: rating === undefined ? null : rating / CENT,
    founded: numberOf(document, 'founded') ?? null,
    tags: document.tags,
    ein: document.ein,
    charity_id: document.charity_id,
    ...(hasLocation
      ? { distance_miles: distanceMiles === undefined ? null : twoDecimals(distanceMiles) }
      : {}),
    score,
    highlights,
    ...(explain ? { explanation: explainScore(factors) } : {}),
  };
}

function twoDecimals(value: number): number {
  return Math.round(value * CENT) / CENT;
}
