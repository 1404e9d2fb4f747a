import { type Database } from '../../db/database';
import { findLoginByEmail } from '../../db/queries/access/logins';
import { type SecretBox } from '../../gateways';
import { makeMailLink } from './mail-link';
import { sendSecurityMail } from '../mails/send-security-mail';

/** Mails a link for choosing a new password. Does nothing if the address has no account. */
export async function sendPasswordLink(
  tx: Database,
  { email, issuer, secrets }: { email: string; issuer: string; secrets: SecretBox },
): Promise<void> {
  const login = await findLoginByEmail(tx, email);
  if (login === undefined) return;
  const { userId } = login;
  const token = await makeMailLink(tx, { userId, purpose: 'reset_password', interaction: null });
  const means = { secrets, address: issuer };
  await sendSecurityMail(tx, means, { kind: 'new_password', news: { token }, reader: login });
}
