/** Who hears of a payout: by events, and by mail. */
import { type Database } from '../../db/database';
import { findAccountIdOfUser } from '../../db/queries/access/accounts';
import { type Audience } from '../../db/queries/events/record-events';
import { type PayoutAccountRow } from '../../db/queries/payout-accounts/accounts';
import { type Payout } from '../../db/queries/payouts/payouts';
import { enqueueNotices } from '../../db/queries/platform/enqueue-mail';
import { requireRow } from '../../domain/errors';
import { type PayoutKind } from '../../domain/mails/kinds';

/** Returns who gets a payout's events. For a payout of a run, the user who added the payout account stands in. */
export async function findAudience(
  tx: Database,
  { charityId, requestedBy }: Pick<Payout, 'charityId' | 'requestedBy'>,
  { askedBy }: Pick<PayoutAccountRow, 'askedBy'>,
): Promise<Audience> {
  const userId = requestedBy ?? askedBy;
  return { accountId: requireRow(await findAccountIdOfUser(tx, userId), userId), charityId };
}

/** Tells every member of the charity by mail about a change of a payout. */
export async function tellMembers(
  tx: Database,
  { id: payoutId, charityId }: Pick<Payout, 'id' | 'charityId'>,
  kind: PayoutKind,
): Promise<void> {
  await enqueueNotices(tx, { kind, audience: { charityId }, subject: payoutId });
}
