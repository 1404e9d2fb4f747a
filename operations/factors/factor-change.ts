/** Announces a change of a second factor by a mail to the user and an entry in the audit log. */
import { type Database } from '../../db/database';
import { recordAudit } from '../../db/queries/access/audit-log';
import { type SecretBox } from '../../gateways';
import { type FactorNews, factorMail } from './factor-mails';
import { sendMail } from '../access/send-mail';

/** Identifies the user whose factors change. Mails link to pages at `issuer`. */
export interface FactorOwner {
  userId: string;
  accountId: string;
  email: string;
  issuer: string;
  secrets: SecretBox;
  at: Date;
}

/** The audit log names this client for changes on the security page. */
const CREDENTIAL_ID = 'giving-account';

export async function announceFactorChange(
  tx: Database,
  { userId, accountId, email, issuer, secrets, at }: FactorOwner,
  { news, subject, details = {} }: { news: FactorNews; subject?: string; details?: Record<string, unknown> },
): Promise<void> {
  await sendMail(tx, secrets, factorMail(email, issuer, news));
  await recordAudit(tx, {
    action: `user.${news}`,
    actor: { userId, accountId, credentialId: CREDENTIAL_ID },
    subject: subject === undefined ? { type: 'user', id: userId } : { type: 'factor', id: subject },
    details,
    at,
  });
}
