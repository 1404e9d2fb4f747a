import { type z } from 'zod';
import { type Reason } from '../../domain/discovery/recommend';
import { subCategoryFor } from '../../domain/imports/causes';
import { type SearchableEntity } from '../../domain/search/entity';
import { type similarSchema } from '../routes/discovery/schema';

type WireRecommended = z.input<typeof similarSchema>['results'][number];

/** Presents a recommended charity with the fields of a search result and the reasons. */
export function presentRecommended(
  entity: SearchableEntity,
  score: number,
  reasons: Reason[],
): WireRecommended {
  const { city, state, country, latitude, longitude } = entity;
  return {
    id: entity.id,
    type: entity.type,
    name: entity.name,
    logo: entity.logo,
    verified: entity.verified,
    description: entity.description,
    category: entity.category,
    sub_category: subCategoryFor(entity.subCategory, entity.ntee),
    location: { city, state, country, latitude, longitude },
    rating: entity.rating,
    founded: entity.founded,
    tags: entity.tags,
    ein: entity.ein,
    charity_id: entity.charityId,
    score,
    reasons,
  };
}
