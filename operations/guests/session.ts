import { type Database } from '../../db/database';
import { insertAccount, insertUser, updateUserName } from '../../db/queries/access/accounts';
import { hasGiven, insertGuest, lockGuest, updateGuestEmail, useProof } from '../../db/queries/guests/guests';
import {
  endLastGuestToken,
  type GuestToken,
  insertGuestToken,
  lockGuestToken,
  replaceGuestToken,
} from '../../db/queries/guests/tokens';
import { isBlocked } from '../../db/queries/users/blocks';
import { countInTransaction } from '../../db/queries/platform/rate-windows';
import { HOUR_MS } from '../../domain/days';
import { GivingError, requireRow, validationError } from '../../domain/errors';
import {
  GUEST_RENEWAL_HOURS,
  GUEST_TOKEN_SECONDS,
  type GuestDonor,
  workAfter,
} from '../../domain/guests/guest';
import { hashKey, newGuestToken } from '../../gateways/secrets/tokens';
import { newId } from '../../new-id';
import { type Act } from '../act';

export interface GuestSession {
  userId: string;
  token: string;
  expiresAt: Date;
}

export interface SessionOrder {
  /** A proof of work that was verified. It can be used only once. */
  proof: { challenge: string; expiresAt: Date; work: number };
  /** The key under which sessions of the client's IP address are counted. */
  place: string;
  locale: string;
}

/**
 * Creates a guest and the first token of the guest's session. Refuses a proof of work that is too easy by now. The
 * required work grows with the sessions that the client's IP address begins.
 */
export async function beginSession(act: Act, { proof, place, locale }: SessionOrder): Promise<GuestSession> {
  const before = (await countInTransaction(act.tx, place)) - 1;
  if (proof.work < workAfter(before)) {
    const message = 'is no longer difficult enough. Get a new challenge and solve it.';
    throw validationError([{ field: 'proof', code: 'not_allowed', message }]);
  }
  if (!(await useProof(act.tx, proof))) {
    throw new GivingError('CONFLICT', 'This proof was used before. Get a new challenge and solve it.', {
      reason: 'proof_used',
    });
  }
  const userId = await createGuest(act, { locale });
  return issueGuestToken(act, { userId });
}

/** Creates a guest and its user. `email` is an address that the guest has just confirmed. */
export async function createGuest(
  { tx, at }: Act,
  { locale, email, name = 'Guest' }: { locale: string; email?: string; name?: string | undefined },
): Promise<string> {
  const userId = newId('user');
  const accountId = await insertAccount(tx, { name: 'Guest', kind: 'personal' });
  await insertUser(tx, {
    id: userId,
    accountId,
    name,
    isReviewer: false,
    isOperator: false,
    verificationLevel: 'none',
    locale,
    createdAt: at,
  });
  await insertGuest(tx, { userId, at, ...(email === undefined ? {} : { email, confirmedAt: at }) });
  return userId;
}

/** Stores a new token. A session can be renewed until GUEST_RENEWAL_HOURS after its first token. */
export async function issueGuestToken(
  { tx, at }: Act,
  { userId, renewableUntil }: { userId: string; renewableUntil?: Date },
): Promise<GuestSession> {
  const token = newGuestToken();
  const expiresAt = new Date(at.getTime() + GUEST_TOKEN_SECONDS * 1_000);
  await insertGuestToken(tx, {
    tokenHash: hashKey(token),
    userId,
    expiresAt,
    renewableUntil: renewableUntil ?? new Date(at.getTime() + GUEST_RENEWAL_HOURS * HOUR_MS),
  });
  return { userId, token, expiresAt };
}

export interface Renewal {
  token: string;
  /** A call with the same key can be repeated, because its answer may have been lost. */
  key: string | undefined;
}

/** Exchanges the newest token of a session for a new token of the same user. */
export async function renewSession(act: Act, { token, key }: Renewal): Promise<GuestSession> {
  const { tx, at } = act;
  const hash = hashKey(token);
  const renewalHash = key === undefined ? null : hashKey(`${token} ${key}`);
  const last = await lockGuestToken(tx, hash);
  if (last === undefined) throw refusal('unknown');
  if (await isBlocked(tx, last.userId)) throw refusal('revoked');
  if (last.replacedAt !== null && !(await endUnreceived(act, last, renewalHash))) {
    throw refusal('revoked');
  }
  if (last.renewableUntil <= at) throw refusal('expired');
  const { userId, renewableUntil } = last;
  const session = await issueGuestToken(act, { userId, renewableUntil });
  await replaceGuestToken(tx, hash, { by: hashKey(session.token), renewalHash, at });
  return session;
}

/**
 * Ends the token that the first try of this call created, because its answer was lost. Returns false if another call
 * exchanged the token, or if the session has gone on.
 */
async function endUnreceived(
  { tx, at }: Act,
  { replacedBy, renewalHash: earlier }: Pick<GuestToken, 'replacedBy' | 'renewalHash'>,
  renewalHash: string | null,
): Promise<boolean> {
  if (replacedBy === null || renewalHash === null || renewalHash !== earlier) return false;
  return endLastGuestToken(tx, replacedBy, at);
}

const REASONS = {
  revoked: 'ended, or not the last one of its session',
  expired: 'too old',
  unknown: 'not a guest’s token',
} as const;

function refusal(reason: keyof typeof REASONS): GivingError {
  const message = `This token cannot be exchanged: it is ${REASONS[reason]}. Begin a new session with a proof.`;
  return new GivingError('INVALID_API_KEY', message, { reason });
}

/**
 * Stores the name and the email address that a guest gives with a gift. A guest has only one address, so that a mailed
 * link never shows the gifts of another address. The address is fixed once it is confirmed, or once the guest has made
 * a gift that did not fail.
 */
export async function nameGuest(
  tx: Database,
  { userId, name, email }: { userId: string; name: string; email: string },
): Promise<GuestDonor> {
  const guest = requireRow(await lockGuest(tx, userId), userId);
  const isConfirmed = guest.confirmedAt !== null;
  await updateUserName(tx, userId, name);
  if (guest.email === email) return { email, isConfirmed };
  if (guest.email !== null && (isConfirmed || (await hasGiven(tx, userId)))) {
    const message = 'differs from the address of this guest. Begin another guest session for it.';
    throw validationError([{ field: 'donor.email', code: 'conflict', message }]);
  }
  await updateGuestEmail(tx, userId, email);
  return { email, isConfirmed };
}
