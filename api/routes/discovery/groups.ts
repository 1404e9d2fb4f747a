import { type Database } from '../../../db/database';
import {
  type CandidateRow,
  listInEmergency,
  listTrending,
  listVerified,
} from '../../../db/queries/discovery/recommendations';
import { recommend, type Taste } from '../../../domain/discovery/recommend';
import { seasonalCauses } from '../../../domain/discovery/seasons';
import { type Context, toCandidate } from './candidates';
import { presentAll } from './present';
import { GROUPS } from './schema';

type GroupKey = keyof typeof GROUPS;
export type Groups = Record<GroupKey, CandidateRow[]>;

/** Finds the charities of each group. Without a place, the local group is empty. */
export async function findGroups(
  db: Database,
  { place, limit, now }: { place: string | null; limit: number; now: Date },
): Promise<Groups> {
  const [trending_now, rising_stars, seasonal_causes, emergency_appeals, local_highlights] =
    await Promise.all([
      listTrending(db, { rising: false, limit }),
      listTrending(db, { rising: true, limit }),
      listVerified(db, { categories: seasonalCauses(now), state: null, limit }),
      listInEmergency(db, now, limit),
      place === null ? [] : listVerified(db, { categories: null, state: place, limit }),
    ]);
  return { trending_now, rising_stars, seasonal_causes, emergency_appeals, local_highlights };
}

/** Presents the groups. Computes the scores for the user, but does not reorder a group by them. */
export async function presentGroups(db: Database, groups: Groups, context: Context, taste: Taste) {
  const keys = Object.keys(GROUPS) as GroupKey[];
  return Promise.all(
    keys.map(async (key) => {
      const scored = groups[key].flatMap((row) => recommend([toCandidate(row, context)], taste));
      return { key, name: GROUPS[key], results: await presentAll(db, scored) };
    }),
  );
}
