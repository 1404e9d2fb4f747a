import { type Database } from '../../../db/database';
import { type Actor } from '../../../db/queries/access/api-keys';
import { type Charity } from '../../../db/queries/charities/charities';
import { GivingError } from '../../../domain/errors';
import { mayEditCharity } from '../../policies/charity';
import { readableCharity } from './readable';

/** The charity of a path or a body that the caller speaks for; 403 for somebody who only may read it. */
export async function editableCharity(db: Database, actor: Actor, charityId: string): Promise<Charity> {
  const { charity, member } = await readableCharity(db, actor, charityId);
  if (mayEditCharity(actor, member)) return charity;
  throw new GivingError('FORBIDDEN', 'Only members of the charity do this.');
}
