import { type Database } from '../../../db/database';
import { type Actor } from '../../../domain/access/actor';
import { type Charity } from '../../../db/queries/charities/charities';
import { requireIndependence } from '../../../operations/members/independence';
import { loadCharity } from '../../access/charities';

interface Request {
  db: Database;
  actor: Actor;
  params: { charity_id: string };
  now: Date;
}

/**
 * Loads the charity in the path, whose debt an operator writes off. Throws 403 if the operator has a tie to
 * the charity.
 */
export async function loadDebtor({ db, actor, params, now }: Request): Promise<Charity> {
  const charity = await loadCharity(db, actor, params.charity_id);
  await requireIndependence(db, { charityId: charity.id, actor, at: now });
  return charity;
}
