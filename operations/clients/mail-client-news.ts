import { type Database } from '../../db/database';
import { findLoginByUser } from '../../db/queries/access/logins';
import { type OauthClient } from '../../db/queries/access/oauth-clients';
import { type MailMeans } from '../../gateways';
import { type NewsOf } from '../../gateways/mail/templates';
import { sendSecurityMail } from '../mails/send-security-mail';

/**
 * Tells the owner of an application by mail that it was registered or revoked, or that its secret was
 * replaced. Does nothing if the owner has no confirmed address.
 */
export async function mailClientNews(
  tx: Database,
  means: MailMeans,
  { news, client }: { news: NewsOf['application_changed']['happening']; client: OauthClient },
): Promise<void> {
  const { userId, id, name, madeByOwner } = client;
  const reader = await findLoginByUser(tx, userId);
  if (reader?.confirmed !== true) return;
  const told = { happening: news, id, name, madeByOwner };
  await sendSecurityMail(tx, means, { kind: 'application_changed', news: told, reader });
}
