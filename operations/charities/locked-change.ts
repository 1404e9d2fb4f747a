import { type Database } from '../../db/database';
import { type CharityChange, findChange } from '../../db/queries/charities/changes';
import { type Charity, lockCharity } from '../../db/queries/charities/charities';
import { charityNotFound, GivingError, notFound } from '../../domain/errors';

/** Locks a charity and reads one of its changes. The lock makes concurrent changes of the charity wait. */
export async function lockChange(
  tx: Database,
  { charityId, changeId }: { charityId: string; changeId: string },
): Promise<{ charity: Charity; change: CharityChange }> {
  const charity = await lockCharity(tx, charityId);
  if (charity === undefined) throw charityNotFound(charityId);
  const change = await findChange(tx, changeId);
  if (change?.charityId !== charityId) throw notFound('change of this charity');
  return { charity, change };
}

/** Builds the error for a step that the status of a change does not allow. */
export function changeConflict({ id, status }: CharityChange): GivingError {
  return new GivingError('CONFLICT', `This change is ${status.replaceAll('_', ' ')}.`, {
    change_id: id,
    status,
  });
}
