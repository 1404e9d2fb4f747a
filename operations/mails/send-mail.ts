import { type Database } from '../../db/database';
import { listMemberReaders } from '../../db/queries/mails/readers';
import { enqueueMail } from '../../db/queries/platform/enqueue-mail';
import { type SecurityKind } from '../../domain/mails/kinds';
import { type SecretBox } from '../../gateways';
import { type Mail, sealMail } from '../../gateways/mail/sealed-mail';
import { type NewsOf, writeMail } from '../../gateways/mail/templates';
import { type Mailing } from '../act';

/** Stores a mail in the caller's transaction. The worker sends it only if that transaction commits. */
export async function sendMail(tx: Database, secrets: SecretBox, mail: Mail): Promise<void> {
  await enqueueMail(tx, { sealedMessage: sealMail(secrets, mail), kind: mail.kind });
}

export interface SecurityMail<Kind extends SecurityKind> {
  kind: Kind;
  news: NewsOf[Kind];
  reader: { email: string; locale: string };
}

/** Writes a mail that protects an account or a charity, and stores it in the caller's transaction. */
export async function sendSecurityMail<Kind extends SecurityKind>(
  { tx, secrets, address }: Mailing,
  { kind, news, reader }: SecurityMail<Kind>,
): Promise<void> {
  const { email: to, locale } = reader;
  await sendMail(tx, secrets, { to, ...writeMail(kind, news, { locale, address }) });
}

type MemberKind = 'charity_change' | 'payout_account_changed' | 'claim_made';

/** Mails every member of a charity about a change of its details or of its payout account, or about a claim. */
export async function mailMembers<Kind extends MemberKind>(
  act: Mailing,
  charityId: string,
  mail: Pick<SecurityMail<Kind>, 'kind' | 'news'>,
): Promise<void> {
  for (const reader of await listMemberReaders(act.tx, charityId)) {
    await sendSecurityMail(act, { ...mail, reader });
  }
}
