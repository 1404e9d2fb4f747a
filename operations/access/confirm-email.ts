import { type Database } from '../../db/database';
import { confirmLogin, findLoginByUser, useMailToken } from '../../db/queries/access/logins';
import { clearBouncing } from '../../db/queries/mails/readers';
import { requireRow } from '../../domain/errors';
import { hashKey } from '../../gateways/credentials';
import { takeOverGuests } from '../guests/take-over';

/**
 * Confirms the email address to which the link was sent. The user takes over the guests of this address. Returns the
 * address, and the sign-in that the user can now continue, if any. Returns undefined if the link is unknown, expired or used.
 */
export async function confirmEmail(
  tx: Database,
  { token, at }: { token: string; at: Date },
): Promise<{ email: string; interaction: string | null } | undefined> {
  const used = await useMailToken(tx, hashKey(token), 'confirm_email');
  if (used === undefined) return undefined;
  await confirmLogin(tx, used.userId, at);
  // The mail with the link arrived, so the address no longer bounces.
  await clearBouncing(tx, used.userId);
  const login = requireRow(await findLoginByUser(tx, used.userId), used.userId);
  await takeOverGuests(tx, { email: login.email, userId: used.userId });
  return { email: login.email, interaction: used.interaction };
}
