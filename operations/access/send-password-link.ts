import { type Database } from '../../db/database';
import { findLoginByEmail } from '../../db/queries/access/logins';
import { type SecretBox } from '../../gateways';
import { makeMailLink } from './mail-link';
import { newPasswordMail } from './mails';
import { sendMail } from './send-mail';

/** Mails a password reset link, if the address has an account. */
export async function sendPasswordLink(
  tx: Database,
  { email, issuer, secrets }: { email: string; issuer: string; secrets: SecretBox },
): Promise<void> {
  const login = await findLoginByEmail(tx, email);
  if (login === undefined) return;
  const { userId } = login;
  const token = await makeMailLink(tx, { userId, purpose: 'reset_password', interaction: null });
  await sendMail(tx, secrets, newPasswordMail(email, issuer, token));
}
