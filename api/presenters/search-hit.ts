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
  const { name, description = null } = document;
  return {
    id: document.id,
    type: document.type,
    name,
    logo: document.logo ?? null,
    verified: document.verified === 'true',
    description,
    category: known(document.category),
    sub_category: known(document.sub_category),
    location: {
      city: known(document.city),
      state: known(document.state),
      country: known(document.country),
      latitude: document.location?.[0] ?? null,
      longitude: document.location?.[1] ?? null,
    },
    rating: document.rating < 0 ? null : document.rating / CENT,
    founded: document.founded < 0 ? null : document.founded,
    tags: document.tags,
    ein: known(document.ein),
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

function known(text: string): string | null {
  return text === '' ? null : text;
}

function twoDecimals(value: number): number {
  return Math.round(value * CENT) / CENT;
}
