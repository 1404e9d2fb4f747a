import { type Database } from '../../db/database';
import { type ApiKey } from '../../db/queries/access/api-keys';
import { findLoginByUser } from '../../db/queries/access/logins';
import { type SecretBox } from '../../gateways';
import { keyMail, type KeyNews } from './mails';
import { sendMail } from './send-mail';

/** Mails a user that an API key of theirs was created, replaced or revoked. Uses only a confirmed address. */
export async function mailKeyNews(
  tx: Database,
  secrets: SecretBox,
  { news, apiKey }: { news: KeyNews; apiKey: ApiKey },
): Promise<void> {
  const login = await findLoginByUser(tx, apiKey.userId);
  if (login?.confirmed === true) await sendMail(tx, secrets, keyMail(login.email, news, apiKey));
}
