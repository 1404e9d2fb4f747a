import { type Database } from '../../db/database';
import { replaceGivenTogether } from '../../db/queries/discovery/given-together';

/** Donors of more charities are ignored: their choices carry no signal. */
const MOST_CHARITIES = 50;
const KEPT = 20;

/** Computes which charities are given to together, in place of the earlier pairs; answers how many pairs are kept. */
export async function refreshGivenTogether(tx: Database, { at }: { at: Date }): Promise<number> {
  return replaceGivenTogether(tx, { at, mostCharities: MOST_CHARITIES, kept: KEPT });
}
