import { type Database } from '../../../db/database';
import { type Actor } from '../../../db/queries/access/api-keys';
import { type Charity, findCharity, isMember } from '../../../db/queries/charities/charities';
import { charityNotFound } from '../../../domain/errors';
import { mayReadCharity } from '../../policies/charity';

/** The charity of a path and whether the caller is its member; 404 when there is none that the caller may read. */
export async function readableCharity(
  db: Database,
  actor: Actor,
  charityId: string,
): Promise<{ charity: Charity; member: boolean }> {
  const charity = await findCharity(db, charityId);
  if (charity === undefined) throw charityNotFound(charityId);
  const member = await isMember(db, charity.id, actor.userId);
  if (!mayReadCharity(actor, charity, member)) throw charityNotFound(charityId);
  return { charity, member };
}
