import { type Database } from '../../../db/database';
import { type Actor } from '../../../db/queries/access/api-keys';
import { type Charity } from '../../../db/queries/charities/charities';
import { GivingError } from '../../../domain/errors';
import { loadCharity } from '../charities/load';

/** Loads the charity in the path, whose debt an operator writes off. Throws 403 if the operator is a member of it. */
export async function loadDebtor(db: Database, actor: Actor, charityId: string): Promise<Charity> {
  const { charity, member } = await loadCharity(db, actor, charityId);
  if (!member) return charity;
  throw new GivingError('FORBIDDEN', 'Another operator must do this: you are a member of this charity.');
}
