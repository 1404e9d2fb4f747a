import { type z } from 'zod';
import { highlight } from '../../search/highlight';
import { type RankedHit } from '../../search/ranking/rank-hit';
import { explainScore } from '../../search/ranking/score';
import { numberOf } from '../../search/shown';
import { type searchResultSchema } from '../routes/search/schema';

type WireHit = z.input<typeof searchResultSchema>['results'][number];

export interface HitOptions {
  /** The words to mark. */
  asked: ReadonlySet<string>;
  hasLocation: boolean;
  explain: boolean;
}

const CENT = 100;

/** One hit as everybody sees it. */
export function presentHit(hit: RankedHit, { asked, hasLocation, explain }: HitOptions): WireHit {
  const { document, distanceMiles, score, factors } = hit;
  const { name, description } = document;
  const rating = numberOf(document, 'rating');
  return {
    id: document.id,
    type: document.type,
    name,
    logo: document.logo,
    verified: document.verified,
    description,
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
    highlights: {
      name: highlight(name, asked) ?? null,
      description: description === null ? null : (highlight(description, asked) ?? null),
    },
    ...(explain ? { explanation: explainScore(factors) } : {}),
  };
}

function twoDecimals(value: number): number {
  return Math.round(value * CENT) / CENT;
}
