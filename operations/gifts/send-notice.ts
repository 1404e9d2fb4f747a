import { type Database } from '../../db/database';
import { deleteNotice } from '../../db/queries/platform/notices';
import { type SecretBox } from '../../gateways';
import { type Mail } from '../../gateways/mail/sealed-mail';
import { sendMail } from '../access/send-mail';

/** Turns a notice into a mail, once. Without a mail, because its news is outdated, only drops the notice. */
export async function sendNotice(
  tx: Database,
  secrets: SecretBox,
  { id, mail }: { id: string; mail: Mail | undefined },
): Promise<void> {
  if ((await deleteNotice(tx, id)) && mail !== undefined) await sendMail(tx, secrets, mail);
}
