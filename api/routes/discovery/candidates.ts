/** Turns database rows into candidates for a recommendation. */
import { type Database } from '../../../db/database';
import { listEmergencies } from '../../../db/queries/discovery/mentions';
import { type CandidateRow } from '../../../db/queries/discovery/recommendations';
import { type Candidate } from '../../../domain/discovery/recommend';
import { seasonalCauses } from '../../../domain/discovery/seasons';

export interface Context {
  /** Maps each charity to how strongly it shares donors with the user's charities, from 0 to 1. */
  together: ReadonlyMap<string, number>;
  seasonal: readonly string[];
  isInEmergency: (row: CandidateRow) => boolean;
}

export type GivenTogether = { charityId: string; together: number }[];

/**
 * Builds the context from the charities that share donors, the causes of the season, and the current
 * emergencies.
 */
export async function findContext(db: Database, together: GivenTogether, now: Date): Promise<Context> {
  const emergencies = await listEmergencies(db, now);
  return {
    together: sharesOf(together),
    seasonal: seasonalCauses(now),
    isInEmergency: ({ charityId, category, state }) =>
      emergencies.some((each) =>
        each.charityId === null
          ? each.category === category && (each.state ?? state) === state
          : each.charityId === charityId,
      ),
  };
}

export function sharesOf(together: GivenTogether): ReadonlyMap<string, number> {
  return new Map(together.map((each) => [each.charityId, each.together]));
}

/** Returns one candidate for each charity in the rows. Leaves out the excluded charities. */
export function toCandidates(rows: CandidateRow[], excludedIds: string[], context: Context): Candidate[] {
  const unique = new Map(rows.map((row) => [row.charityId, row]));
  for (const id of excludedIds) unique.delete(id);
  return [...unique.values()].map((row) => toCandidate(row, context));
}

export function toCandidate(row: CandidateRow, { together, seasonal, isInEmergency }: Context): Candidate {
  return {
    ...row,
    together: together.get(row.charityId) ?? 0,
    isSeasonal: row.category !== null && seasonal.includes(row.category),
    isInEmergency: isInEmergency(row),
  };
}
