import { type Database } from '../../db/database';
import { confirmLogin, useMailToken } from '../../db/queries/access/logins';
import { hashKey } from '../../gateways/credentials';

/**
 * Confirms the address that received the link. Returns the sign-in to continue. Returns undefined if the link is
 * unknown, expired or used.
 */
export async function confirmEmail(
  tx: Database,
  { token, at }: { token: string; at: Date },
): Promise<{ interaction: string | null } | undefined> {
  const used = await useMailToken(tx, hashKey(token), 'confirm_email');
  if (used === undefined) return undefined;
  await confirmLogin(tx, used.userId, at);
  return { interaction: used.interaction };
}
