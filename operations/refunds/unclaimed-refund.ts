import { type Database } from '../../db/database';
import { type Donation } from '../../db/queries/gifts/gifts';
import { isUnclaimed } from '../../db/queries/gifts/unclaimed';
import { lockMemberCount } from '../../db/queries/members/members';
import { stageOf, type UnclaimedEnvironment } from '../../domain/gifts/unclaimed';
import { type AskingRole } from '../../domain/refunds/refund';

/**
 * Returns true if nobody claimed the charity in time. The donor may then get the rest of the gift back at the
 * platform's cost. Locks the charity's members, so a claim waits until the transaction ends.
 */
export async function isUnclaimedRefund(
  tx: Database,
  gift: Pick<Donation, 'charityId' | 'settledAt'>,
  request: {
    requestedBy: AskingRole;
    amount?: string | undefined;
    environment: UnclaimedEnvironment;
    at: Date;
  },
): Promise<boolean> {
  const { requestedBy, amount, environment, at } = request;
  if (requestedBy !== 'donor' || amount !== undefined || gift.settledAt === null) return false;
  if (stageOf(gift.settledAt, environment, at) === 'waiting') return false;
  await lockMemberCount(tx, gift.charityId);
  return isUnclaimed(tx, gift.charityId);
}
