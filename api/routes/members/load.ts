import { type Database } from '../../../db/database';
import { type Actor } from '../../../domain/access/actor';
import { type Charity } from '../../../db/queries/charities/charities';
import { GivingError } from '../../../domain/errors';
import { mayManageMembers } from '../../policies/member';
import { loadCharity } from '../charities/load';

/**
 * Loads the charity in the path. Throws 404 if the caller may not read the charity, and 403 if they may not
 * manage its members.
 */
export async function loadManagedCharity(db: Database, actor: Actor, charityId: string): Promise<Charity> {
  const { charity, member } = await loadCharity(db, actor, charityId);
  if (mayManageMembers(actor, member)) return charity;
  throw new GivingError('FORBIDDEN', 'Only members of the charity may do this.');
}
