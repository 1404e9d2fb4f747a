import { type Database } from '../../../db/database';
import { findSearchable } from '../../../db/queries/search/entities';
import { type Recommendation } from '../../../domain/discovery/recommend';
import { presentRecommended } from '../../presenters/recommendation';

/** Presents recommended charities in their order. Drops charities that are no longer listed. */
export async function presentAll(db: Database, recommendations: Recommendation[]) {
  const ids = [...new Set(recommendations.map(({ charityId }) => charityId))];
  const entities = new Map((await findSearchable(db, 'organization', ids)).map((each) => [each.id, each]));
  return recommendations.flatMap(({ charityId, score, reasons }) => {
    const entity = entities.get(charityId);
    return entity === undefined ? [] : [presentRecommended(entity, score, reasons)];
  });
}
