import { type Database } from '../../db/database';
import { type Gift } from '../../db/queries/gifts/gifts';
import { enqueueNotices } from '../../db/queries/platform/enqueue-mail';
import { type GiftKind } from '../../domain/mails/kinds';

/** Queues a notice to the donor about a gift. Only a donor with a confirmed address gets the mail. */
export async function notifyDonor(
  tx: Database,
  kind: GiftKind,
  { id, donorUserId }: Pick<Gift, 'id' | 'donorUserId'>,
): Promise<void> {
  await enqueueNotices(tx, { kind, audience: { userId: donorUserId }, subject: id });
}
