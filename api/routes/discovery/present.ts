import { type Database } from '../../../db/database';
import { type CandidateRow } from '../../../db/queries/discovery/recommendations';
import { findSearchable } from '../../../db/queries/search/entities';
import { type Candidate, type Recommendation } from '../../../domain/discovery/recommend';
import { presentRecommended } from '../../presenters/recommendation';

/** Reads the charities of recommendations and presents them in their order; what is no longer listed is left out. */
export async function presentAll(db: Database, recommendations: Recommendation[]) {
  const ids = [...new Set(recommendations.map(({ charityId }) => charityId))];
  const entities = new Map((await findSearchable(db, 'organization', ids)).map((each) => [each.id, each]));
  return recommendations.flatMap(({ charityId, score, reasons }) => {
    const entity = entities.get(charityId);
    return entity === undefined ? [] : [presentRecommended(entity, score, reasons)];
  });
}

/** What of a moment makes candidates of rows. */
export interface Context {
  together: ReadonlyMap<string, number>;
  seasonal: readonly string[];
  isInEmergency: (row: CandidateRow) => boolean;
}

export function toCandidate(row: CandidateRow, { together, seasonal, isInEmergency }: Context): Candidate {
  return {
    ...row,
    together: together.get(row.charityId) ?? 0,
    isSeasonal: row.category !== null && seasonal.includes(row.category),
    isInEmergency: isInEmergency(row),
  };
}
