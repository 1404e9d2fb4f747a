import { type Database } from '../../db/database';
import { type SecretBox } from '../../gateways';
import { makeMailLink } from './mail-link';
import { confirmMail } from './mails';
import { sendMail } from './send-mail';

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
  { userId, email, interaction, issuer, secrets }: Confirmation,
): Promise<void> {
  const token = await makeMailLink(tx, { userId, purpose: 'confirm_email', interaction });
  await sendMail(tx, secrets, confirmMail(email, issuer, token));
}
