import { findAccountIdOfUser } from '../../db/queries/access/accounts';
import { listMembers } from '../../db/queries/members/members';
import {
  listUnserved,
  lockSubscription,
  updateSubscription,
} from '../../db/queries/subscriptions/subscriptions';
import { requireRow } from '../../domain/errors';
import { type Act } from '../act';
import { endSubscription } from './member-changes';

/**
 * Passes the subscriptions of a charity whose member has left to the member who has been there longest, because the
 * charity pays for them. Ends them if nobody is left.
 */
export async function passOnSubscriptions(act: Act, charityId: string): Promise<void> {
  const { tx } = act;
  const unserved = await listUnserved(tx, charityId);
  if (unserved.length === 0) return;
  const [next] = (await listMembers(tx, charityId, { limit: 1, offset: 0 })).members;
  for (const { id, kind } of unserved) {
    if (next === undefined) {
      await endSubscription(act, { charityId, kind });
      continue;
    }
    await lockSubscription(tx, id);
    const accountId = requireRow(await findAccountIdOfUser(tx, next.userId), next.userId);
    await updateSubscription(tx, id, { accountId });
  }
}
