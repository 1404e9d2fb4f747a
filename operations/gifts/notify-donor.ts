import { type Database } from '../../db/database';
import { type Donation } from '../../db/queries/gifts/gifts';
import { insertNotices } from '../../db/queries/platform/promise-mail';
import { type GiftKind } from '../../domain/mails/kinds';

/**
 * Queues a notice, which becomes a mail to the donor about a gift. Only a donor with a confirmed address gets
 * the mail.
 */
export async function notifyDonor(
  tx: Database,
  kind: GiftKind,
  { id, donorUserId }: Pick<Donation, 'id' | 'donorUserId'>,
): Promise<void> {
  await insertNotices(tx, { kind, audience: { userId: donorUserId }, subject: id });
}
