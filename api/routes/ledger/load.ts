import { type Database } from '../../../db/database';
import { type Actor } from '../../../db/queries/access/api-keys';
import { type Charity } from '../../../db/queries/charities/charities';
import { GivingError } from '../../../domain/errors';
import { loadCharity } from '../charities/load';

/** Loads the charity of a path for an operator who writes off its debts. 403 for an operator who is its member. */
export async function loadDebtor(db: Database, actor: Actor, charityId: string): Promise<Charity> {
  const { charity, member } = await loadCharity(db, actor, charityId);
  if (!member) return charity;
  throw new GivingError('FORBIDDEN', 'Another operator must do this: you are a member of this charity.');
}
