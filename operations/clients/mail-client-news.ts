import { type Database } from '../../db/database';
import { findLoginByUser } from '../../db/queries/access/logins';
import { type OauthClient } from '../../db/queries/access/oauth-clients';
import { type SecretBox } from '../../gateways';
import { clientMail, type ClientNews } from '../access/mails';
import { sendMail } from '../access/send-mail';

/** Mails the owner of an application that it was registered or revoked, or that its secret was replaced. */
export async function mailClientNews(
  tx: Database,
  secrets: SecretBox,
  { news, client }: { news: ClientNews; client: OauthClient },
): Promise<void> {
  const login = await findLoginByUser(tx, client.userId);
  if (login?.confirmed === true) await sendMail(tx, secrets, clientMail(login.email, news, client));
}
