import { type Database } from '../../db/database';
import { type Gift } from '../../db/queries/gifts/gifts';
import { enqueueNotices } from '../../db/queries/platform/enqueue-mail';
import { type GiftKind } from '../../domain/mails/kinds';

/** Queues a notice to the donor about a gift. A guest gets it at the address of the gift, if guests get this kind. */
export async function notifyDonor(
  tx: Database,
  kind: GiftKind,
  { id, donorUserId }: Pick<Gift, 'id' | 'donorUserId'>,
): Promise<void> {
  await enqueueNotices(tx, { kind, audience: { userId: donorUserId }, subject: id });
}
