import { type Database } from '../../db/database';
import { findLoginByEmail } from '../../db/queries/access/logins';
import {
  clearGuestBouncing,
  findConfirmedGuest,
  findGuestReader,
  lockGuestAddress,
} from '../../db/queries/guests/guests';
import { findGuestLink, useGuestLink } from '../../db/queries/guests/links';
import { hashKey } from '../../gateways/credentials';
import { createGuest, type GuestSession, issueGuestToken } from './begin-session';
import { takeOverGuests } from './take-over';

/**
 * Uses a mailed link and opens a session for the confirmed guest of its address. Creates that guest if there is none.
 * An unconfirmed guest never becomes the confirmed one, because anybody may have begun its session. The confirmed guest
 * takes over all other guests of the address. Returns undefined if the link is unknown, expired or used.
 */
export async function openGuestLink(
  tx: Database,
  { token, at }: { token: string; at: Date },
): Promise<GuestSession | undefined> {
  const link = await useGuestLink(tx, hashKey(token), at);
  if (link === undefined) return undefined;
  const { email } = link;
  await lockGuestAddress(tx, email);
  const reader = await findGuestReader(tx, email);
  const confirmed = await findConfirmedGuest(tx, email);
  const order = { locale: reader?.locale ?? ('en' as const), name: reader?.name, email, at };
  const userId = confirmed?.userId ?? (await createGuest(tx, order));
  await takeOverGuests(tx, { email, userId });
  // The mail with the link arrived, so the address no longer bounces.
  await clearGuestBouncing(tx, email);
  return issueGuestToken(tx, { userId, at });
}

/**
 * Uses a mailed link for the account that has confirmed the link's address. The account takes over the guests of this
 * address. Returns false if the link is not valid, or if there is no such account.
 */
export async function moveGuestsToAccount(
  tx: Database,
  { token, at }: { token: string; at: Date },
): Promise<boolean> {
  const link = await findGuestLink(tx, hashKey(token), at);
  const login = link === undefined ? undefined : await findLoginByEmail(tx, link.email);
  if (login?.confirmed !== true) return false;
  if ((await useGuestLink(tx, hashKey(token), at)) === undefined) return false;
  await takeOverGuests(tx, { email: login.email, userId: login.userId });
  return true;
}
