import { type z } from 'zod';
import { highlight } from '../../search/highlight';
import { type RankedHit } from '../../search/ranking/rank-hit';
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
  const { document, distanceMiles, score, explanation } = hit;
  const { name, description = null, numbers } = document;
  return {
    id: document.id,
    type: document.type,
    name,
    logo: document.logo ?? null,
    verified: document.verified,
    description,
    category: document.category ?? null,
    sub_category: document.sub_category ?? null,
    location: {
      city: document.city ?? null,
      state: document.state ?? null,
      country: document.country ?? null,
      latitude: document.location?.[0] ?? null,
      longitude: document.location?.[1] ?? null,
    },
    rating: numbers.rating === undefined ? null : numbers.rating / CENT,
    founded: numbers.founded ?? null,
    tags: document.tags ?? [],
    ein: document.ein ?? null,
    charity_id: document.charity_id,
    ...(hasLocation
      ? { distance_miles: distanceMiles === undefined ? null : twoDecimals(distanceMiles) }
      : {}),
    score,
    highlights: {
      name: highlight(name, asked) ?? null,
      description: description === null ? null : (highlight(description, asked) ?? null),
    },
    ...(explain ? { explanation } : {}),
  };
}

function twoDecimals(value: number): number {
  return Math.round(value * CENT) / CENT;
}
