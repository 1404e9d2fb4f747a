import { type Database } from '../../db/database';
import { deleteNotice } from '../../db/queries/platform/notices';
import { type SecretBox } from '../../gateways';
import { type Mail } from '../../gateways/mail/sealed-mail';
import { sendMail } from '../access/send-mail';

/**
 * Deletes a notice and queues its mail, if the notice still exists. So the donor gets one mail. If the news
 * is outdated, the caller passes no mail, and the notice is only deleted.
 */
export async function sendNotice(
  tx: Database,
  secrets: SecretBox,
  { id, mail }: { id: string; mail: Mail | undefined },
): Promise<void> {
  if ((await deleteNotice(tx, id)) && mail !== undefined) await sendMail(tx, secrets, mail);
}
