/** Announces a change of a second factor: mails the user and writes to the audit log. */
import { type Database } from '../../db/database';
import { recordAudit } from '../../db/queries/access/audit-log';
import { findLoginByUser } from '../../db/queries/access/logins';
import { requireRow } from '../../domain/errors';
import { type SecretBox } from '../../gateways';
import { type NewsOf } from '../../gateways/mail/templates';
import { sendSecurityMail } from '../mails/send-security-mail';

/** The user whose factors change. `issuer` is the base URL of the sign-in pages, to which mails link. */
export interface FactorOwner {
  userId: string;
  accountId: string;
  email: string;
  issuer: string;
  secrets: SecretBox;
  at: Date;
}

/** The audit log shows this id for changes that users make on the security page, where no API key is used. */
const CREDENTIAL_ID = 'giving-account';

export async function announceFactorChange(
  tx: Database,
  { userId, accountId, email, issuer, secrets, at }: FactorOwner,
  {
    news,
    subject,
    details = {},
  }: {
    news: NewsOf['second_factor_changed']['happening'];
    subject?: string;
    details?: Record<string, unknown>;
  },
): Promise<void> {
  const login = requireRow(await findLoginByUser(tx, userId), userId);
  const reader = { email, locale: login.locale };
  const told = { happening: news };
  const means = { secrets, address: issuer };
  await sendSecurityMail(tx, means, { kind: 'second_factor_changed', news: told, reader });
  await recordAudit(tx, {
    action: `user.${news}`,
    actor: { userId, accountId, credentialId: CREDENTIAL_ID },
    subject: subject === undefined ? { type: 'user', id: userId } : { type: 'factor', id: subject },
    details,
    at,
  });
}
