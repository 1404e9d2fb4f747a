import { type Database } from '../../db/database';
import { type SecurityKind } from '../../domain/mails/kinds';
import { type Locale } from '../../domain/mails/locale';
import { type MailMeans } from '../../gateways';
import { type NewsOf, writeMail } from '../../gateways/mail/templates';
import { sendMail } from '../access/send-mail';

export interface SecurityMail<Kind extends SecurityKind> {
  kind: Kind;
  news: NewsOf[Kind];
  reader: { email: string; locale: Locale };
}

/** Writes a mail that protects an account or a charity, and stores it in the caller's transaction. */
export async function sendSecurityMail<Kind extends SecurityKind>(
  tx: Database,
  { secrets, address }: MailMeans,
  { kind, news, reader }: SecurityMail<Kind>,
): Promise<void> {
  const { email: to, locale } = reader;
  await sendMail(tx, secrets, { to, ...writeMail(kind, news, { locale, address }) });
}
