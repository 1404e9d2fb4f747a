import { type Database } from '../../db/database';
import { type Actor } from '../../domain/access/actor';
import { findPersons } from '../../db/queries/access/persons';
import {
  lockItem,
  type ReconciliationItem,
  saveExplanation,
  saveResolution,
} from '../../db/queries/reconciliation/items';
import { GivingError, requireRow } from '../../domain/errors';
import { sharePerson } from '../../domain/members/independence';
import { differenceResolved } from '../../domain/reconciliation/events';
import { announce } from './store-differences';

export interface Resolution {
  itemId: string;
  reason: string;
  actor: Pick<Actor, 'userId' | 'credentialId'>;
  at: Date;
}

/**
 * The first call explains an open item. The second call, by another person, resolves it. Throws FORBIDDEN if one person
 * could have made both calls, and CONFLICT if the item is already resolved.
 */
export async function resolveItem(
  tx: Database,
  { itemId, reason, actor, at }: Resolution,
): Promise<ReconciliationItem> {
  const item = requireRow(await lockItem(tx, itemId), itemId);
  if (item.status === 'resolved') throw new GivingError('CONFLICT', 'The difference is already resolved.');
  const persons = await findPersons(tx, actor);
  if (item.status === 'open') {
    await saveExplanation(tx, itemId, { by: actor.userId, persons, reason, at });
  } else {
    if (sharePerson(persons, item.explainingPersons)) {
      throw new GivingError(
        'FORBIDDEN',
        'Another operator must confirm this. You explained the difference yourself, or the same person can use ' +
          'both your key and the key of the operator who explained it.',
      );
    }
    await saveResolution(tx, itemId, { by: actor.userId, reason, at });
    await announce(tx, [differenceResolved(item, 'decided')], at);
  }
  return requireRow(await lockItem(tx, itemId), itemId);
}
