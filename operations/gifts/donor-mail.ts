import { type Database } from '../../db/database';
import { type Gift } from '../../db/queries/gifts/gifts';
import { deleteNotice } from '../../db/queries/platform/notices';
import { enqueueNotices } from '../../db/queries/platform/enqueue-mail';
import { type GiftKind } from '../../domain/mails/kinds';
import { type SecretBox } from '../../gateways';
import { type StoredLetter } from '../../letters/mails/write';
import { sendMail } from '../mails/send-mail';

/**
 * Queues a notice, which becomes a mail to the donor about a gift. Only a donor with a confirmed address gets
 * the mail.
 */
export async function notifyDonor(
  tx: Database,
  kind: GiftKind,
  { id, donorUserId }: Pick<Gift, 'id' | 'donorUserId'>,
): Promise<void> {
  await enqueueNotices(tx, { kind, audience: { userId: donorUserId }, subject: id });
}

/**
 * Deletes a notice and queues its mail, if the notice still exists. So the donor gets one mail. If the news
 * is outdated, the caller passes no letter, and the notice is only deleted.
 */
export async function sendNotice(
  tx: Database,
  secrets: SecretBox,
  { id, letter }: { id: string; letter: StoredLetter | undefined },
): Promise<void> {
  if ((await deleteNotice(tx, id)) && letter !== undefined) await sendMail(tx, secrets, letter);
}
