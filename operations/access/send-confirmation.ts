import { type Database } from '../../db/database';
import { findLoginByUser } from '../../db/queries/access/logins';
import { requireRow } from '../../domain/errors';
import { type SecretBox } from '../../gateways';
import { makeMailLink } from './mail-link';
import { sendSecurityMail } from '../mails/send-security-mail';

export interface Confirmation {
  userId: string;
  email: string;
  /** Confirming the address continues this sign-in. */
  interaction: string | null;
  /** The base URL of the sign-in pages. */
  issuer: string;
  secrets: SecretBox;
}

/** Mails a user the link that confirms their address. */
export async function sendConfirmation(
  tx: Database,
  { userId, interaction, issuer, secrets }: Confirmation,
): Promise<void> {
  const token = await makeMailLink(tx, { userId, purpose: 'confirm_email', interaction });
  const reader = requireRow(await findLoginByUser(tx, userId), userId);
  const means = { secrets, address: issuer };
  await sendSecurityMail(tx, means, { kind: 'confirm_address', news: { token }, reader });
}
