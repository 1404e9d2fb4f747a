import { type Database } from '../../db/database';
import { listMemberReaders } from '../../db/queries/mails/readers';
import { type MailMeans } from '../../gateways';
import { sendSecurityMail, type SecurityMail } from './send-security-mail';

type MemberKind = 'charity_change' | 'payout_account_changed' | 'claim_made';

/** Mails every member of a charity about a change of its details or of its payout account, or about a claim. */
export async function mailMembers<Kind extends MemberKind>(
  tx: Database,
  means: MailMeans,
  charityId: string,
  mail: Pick<SecurityMail<Kind>, 'kind' | 'news'>,
): Promise<void> {
  for (const reader of await listMemberReaders(tx, charityId)) {
    await sendSecurityMail(tx, means, { ...mail, reader });
  }
}
