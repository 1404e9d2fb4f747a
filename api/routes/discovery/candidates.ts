/** Makes candidates for a recommendation of rows, in the context of a moment. */
import { type Database } from '../../../db/database';
import { listEmergencies } from '../../../db/queries/discovery/mentions';
import { type CandidateRow } from '../../../db/queries/discovery/recommendations';
import { type Candidate } from '../../../domain/discovery/recommend';
import { seasonalCauses } from '../../../domain/discovery/seasons';

export interface Context {
  /** How often each charity is given to together with those of the user, 0 to 1. */
  together: ReadonlyMap<string, number>;
  seasonal: readonly string[];
  isInEmergency: (row: CandidateRow) => boolean;
}

export type GivenTogether = { charityId: string; together: number }[];

/** The context of a user at a moment. */
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

/** Each charity of the rows once, without the excluded ones. */
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
