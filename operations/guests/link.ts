import { type Database } from '../../db/database';
import { findLoginByEmail } from '../../db/queries/access/logins';
import {
  clearGuestBouncing,
  findConfirmedGuest,
  findGuestReader,
  lockGuestAddress,
  markTakenOver,
  moveBelongings,
} from '../../db/queries/guests/guests';
import { findGuestLink, insertGuestLink, useGuestLink } from '../../db/queries/guests/links';
import { isAddressBlocked } from '../../db/queries/users/blocks';
import { findErasureOfUser } from '../../db/queries/users/erasures';
import { countInTransaction } from '../../db/queries/platform/rate-windows';
import { GUEST_LINK_SECONDS, LINK_MAILS_PER_HOUR } from '../../domain/guests/guest';
import { hashKey, newToken } from '../../gateways/secrets/tokens';
import { type Act, type Sealing } from '../act';
import { queueSecurityMail } from '../mails/queue-mail';
import { isSomebodyBlocked, listErasedByAddress, noteReturns } from '../users/recognize';
import { createGuest, type GuestSession, issueGuestToken } from './session';

export interface LinkRequest {
  email: string;
  /** The page to which the link leads. Already checked: an own path. */
  returnTo?: string;
}

/**
 * Mails an address a link to the gifts of its guests. If an account has taken them over, mails the way to that account
 * instead. Does nothing for an unknown or blocked address, or above the hourly limit.
 */
export async function sendGuestLink(act: Act & Sealing, request: LinkRequest): Promise<void> {
  const { tx } = act;
  const { email, returnTo } = request;
  if (await isAddressBlocked(tx, email)) return;
  const guest = await findGuestReader(tx, email);
  const account = guest === undefined ? await findLoginByEmail(tx, email) : undefined;
  if (guest === undefined && account?.confirmed !== true) return;
  const mails = await countInTransaction(tx, `guest-link-mails:${hashKey(email)}`);
  if (mails > LINK_MAILS_PER_HOUR) return;
  const news = returnTo === undefined ? {} : { returnTo };
  if (guest !== undefined) {
    const token = await storeLink(act, request);
    await queueSecurityMail(act, { kind: 'guest_link', news: { token, ...news }, reader: guest });
  } else if (account !== undefined) {
    await queueSecurityMail(act, { kind: 'guest_account', news, reader: account });
  }
}

async function storeLink({ tx, at }: Act & Sealing, { email }: LinkRequest): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(at.getTime() + GUEST_LINK_SECONDS * 1_000);
  await insertGuestLink(tx, { tokenHash: hashKey(token), email, expiresAt });
  return token;
}

/**
 * Uses a mailed link and opens a session for the confirmed guest of its address. Creates that guest if there is none.
 * An unconfirmed guest never becomes the confirmed one, because anybody may have begun its session. The confirmed guest
 * takes over all other guests of the address. Returns undefined if the link is unknown, expired or used, or if its address
 * is that of a blocked person.
 */
export async function openGuestLink(act: Act & Sealing, token: string): Promise<GuestSession | undefined> {
  const { tx, at } = act;
  const link = await useGuestLink(tx, hashKey(token), at);
  if (link === undefined) return undefined;
  const { email } = link;
  const erased = await listErasedByAddress(act, email);
  if ((await isAddressBlocked(tx, email)) || (await isSomebodyBlocked(tx, erased))) return undefined;
  await lockGuestAddress(tx, email);
  const reader = await findGuestReader(tx, email);
  const confirmed = await findConfirmedGuest(tx, email);
  const order = { locale: reader?.locale ?? 'en', name: reader?.name, email };
  const userId = confirmed?.userId ?? (await createGuest(act, order));
  await noteReturns(act, userId, erased);
  await takeOverGuests(tx, { email, userId });
  // The mail with the link arrived, so the address no longer bounces.
  await clearGuestBouncing(tx, email);
  return issueGuestToken(act, { userId });
}

/**
 * Uses a mailed link for the account that has confirmed the link's address. The account takes over the guests of this
 * address. Returns false if the link is not valid, or if there is no such account, or if it is blocked or to be erased.
 */
export async function moveGuestsToAccount({ tx, at }: Act, token: string): Promise<boolean> {
  const link = await findGuestLink(tx, hashKey(token), at);
  const login = link === undefined ? undefined : await findLoginByEmail(tx, link.email);
  if (login?.confirmed !== true || (await isAddressBlocked(tx, login.email))) return false;
  if ((await findErasureOfUser(tx, login.userId)) !== undefined) return false;
  if ((await useGuestLink(tx, hashKey(token), at)) === undefined) return false;
  await takeOverGuests(tx, { email: login.email, userId: login.userId });
  return true;
}

export interface TakeOver {
  /** The user has confirmed this address. */
  email: string;
  userId: string;
}

/**
 * Assigns the guests of an address to a user who confirmed it. Moves their plans and sources to the user. The user can
 * also read their gifts, whose receipts and postings do not change. Revokes the guests' tokens, because another person
 * may hold one.
 */
export async function takeOverGuests(tx: Database, { email, userId }: TakeOver): Promise<void> {
  await lockGuestAddress(tx, email);
  const taken = await markTakenOver(tx, { email, userId });
  if (taken.length > 0) await moveBelongings(tx, taken, userId);
}
