/** Finds charities of any level with a look-alike name. Names that look alike have the same skeleton. */
import { Op } from 'sequelize';
import { skeletonOf } from '../../../domain/names';
import { type Database } from '../../database';
import { find, list } from '../../rows';
import { charities } from '../../tables/charities';

/** The length of the list. A longer list does not help a reviewer. */
const MOST_LISTED = 20;

const HAS_LEVEL = { verificationLevel: { [Op.ne]: null } };

/** Returns the ids of other charities of any level whose name looks like this one. */
export async function listLookAlikes(db: Database, charityId: string, name: string): Promise<string[]> {
  const alike = { ...HAS_LEVEL, nameSkeleton: skeletonOf(name), id: { [Op.ne]: charityId } };
  const rows = await list(db, charities, alike, { order: ['id'], limit: MOST_LISTED });
  return rows.map(({ id }) => id);
}

/** Returns true if another charity of any level has a name that looks like this one. */
export async function hasLookAlike(db: Database, charityId: string, name: string): Promise<boolean> {
  return (await listLookAlikes(db, charityId, name)).length > 0;
}

/** Returns true if a charity of any level has a name with one of these skeletons. */
export async function hasVerifiedSkeleton(db: Database, skeletons: string[]): Promise<boolean> {
  return (await find(db, charities, { ...HAS_LEVEL, nameSkeleton: skeletons })) !== undefined;
}
