import { type Database } from '../../db/database';
import { type Payout } from '../../db/queries/payouts/payouts';
import { insertNotices } from '../../db/queries/platform/promise-mail';
import { type PayoutKind } from '../../domain/mails/kinds';

/** Tells every member of the charity by mail about a change of a payout. */
export async function tellMembers(
  tx: Database,
  { id: payoutId, charityId }: Pick<Payout, 'id' | 'charityId'>,
  kind: PayoutKind,
): Promise<void> {
  await insertNotices(tx, { kind, audience: { charityId }, subject: payoutId });
}
