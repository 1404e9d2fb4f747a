import { recordAudit } from '../../db/queries/access/audit-log';
import {
  confirmLogin,
  endMailTokens,
  findLoginByEmail,
  findLoginByUser,
  replacePassword,
  useMailToken,
} from '../../db/queries/access/logins';
import { requireRow } from '../../domain/errors';
import { hashKey } from '../../gateways/secrets/tokens';
import { type Act, type Mailing, type Sealing } from '../act';
import { takeOverGuests } from '../guests/link';
import { queueSecurityMail } from '../mails/queue-mail';
import { endGrantsOfUser } from '../oauth-clients/end-grants';
import { isShutOut, makeMailLink } from './sign-up';

/** Mails a link for choosing a new password. Does nothing if the address has no account. */
export async function sendPasswordLink({ tx, secrets }: Mailing, email: string): Promise<void> {
  const login = await findLoginByEmail(tx, email);
  // A mutant survives: it throws after the answer, which tells nothing
  if (login === undefined) return;
  const { userId } = login;
  const token = await makeMailLink(tx, { userId, purpose: 'reset_password', interaction: null });
  await queueSecurityMail({ tx, secrets }, { kind: 'new_password', news: { token }, reader: login });
}

/**
 * Sets a new password for the user who opened a mailed link. Ends the user's sessions and tokens. Returns
 * false if the link is unknown, expired or used, or if the user is blocked.
 */
export async function resetPassword(
  act: Act & Sealing,
  { token, passwordHash }: { token: string; passwordHash: string },
): Promise<boolean> {
  const { tx, at } = act;
  const used = await useMailToken(tx, hashKey(token), 'reset_password');
  if (used === undefined) return false;
  const { userId } = used;
  if (await isShutOut(act, userId)) return false;
  await endMailTokens(tx, userId, 'reset_password');
  await replacePassword(tx, userId, passwordHash);
  // Opening the mail also proves that the user owns the address.
  await confirmLogin(tx, userId, at);
  const login = requireRow(await findLoginByUser(tx, userId), userId);
  await takeOverGuests(tx, { email: login.email, userId });
  await endGrantsOfUser({ tx, at }, userId);
  const subject = { type: 'user', id: userId };
  await recordAudit(tx, { action: 'user.password_replaced', actor: null, subject, at });
  return true;
}
