import { type Database } from '../../db/database';
import { deleteNotice } from '../../db/queries/platform/notices';
import { type SecretBox } from '../../gateways';
import { type StoredLetter } from '../../letters/mails/write';
import { queueMail } from './queue-mail';

/**
 * Replaces a notice with its mail, if the notice still exists. So two workers that loaded the same notice queue one
 * mail. If the notice is outdated, the caller passes no letter, and the notice is only deleted.
 */
export async function replaceNotice(
  tx: Database,
  secrets: SecretBox,
  { id, letter }: { id: string; letter: StoredLetter | undefined },
): Promise<void> {
  if ((await deleteNotice(tx, id)) && letter !== undefined) await queueMail(tx, secrets, letter);
}
