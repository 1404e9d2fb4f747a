import { type Database } from '../../db/database';
import { replaceGivenTogether } from '../../db/queries/discovery/given-together';

/** Donors who gave to more charities than this are ignored, because their choices carry no signal. */
const MOST_CHARITIES = 50;
const KEPT = 20;
const GIFTS_WITHIN_DAYS = 730;

/** Replaces the pairs of charities that share donors. Returns the number of new pairs. */
export async function refreshGivenTogether(tx: Database, { at }: { at: Date }): Promise<number> {
  return replaceGivenTogether(tx, { at, mostCharities: MOST_CHARITIES, kept: KEPT, days: GIFTS_WITHIN_DAYS });
}
