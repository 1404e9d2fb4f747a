import { type Database } from '../../db/database';
import { insertAccount, insertUser } from '../../db/queries/access/accounts';
import { insertGuest, useProof } from '../../db/queries/guests/guests';
import { insertGuestToken } from '../../db/queries/guests/tokens';
import { countInTransaction } from '../../db/queries/platform/rate-windows';
import { GivingError, validationError } from '../../domain/errors';
import { HOUR_MS } from '../../domain/days';
import { GUEST_RENEWAL_HOURS, GUEST_TOKEN_SECONDS, workAfter } from '../../domain/guests/guest';
import { type Locale } from '../../domain/mails/locale';
import { hashKey, newGuestToken } from '../../gateways/credentials';
import { newId } from '../../new-id';

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
  locale: Locale;
  at: Date;
}

/**
 * Creates a guest and the first token of the guest's session. Refuses a proof of work that is too easy by now. The
 * required work grows with the sessions that the client's IP address begins.
 */
export async function beginSession(
  tx: Database,
  { proof, place, locale, at }: SessionOrder,
): Promise<GuestSession> {
  const before = (await countInTransaction(tx, place)) - 1;
  if (proof.work < workAfter(before)) {
    const message = 'is no longer difficult enough. Get a new challenge and solve it.';
    throw validationError([{ field: 'proof', code: 'not_allowed', message }]);
  }
  if (!(await useProof(tx, proof))) {
    throw new GivingError('CONFLICT', 'This proof was used before. Get a new challenge and solve it.', {
      reason: 'proof_used',
    });
  }
  const userId = await createGuest(tx, { locale, at });
  return issueGuestToken(tx, { userId, at });
}

/** Creates a guest and its user. `email` is an address that the guest has just confirmed. */
export async function createGuest(
  tx: Database,
  {
    locale,
    email,
    name = 'Guest',
    at,
  }: { locale: Locale; email?: string; name?: string | undefined; at: Date },
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
  tx: Database,
  { userId, renewableUntil, at }: { userId: string; renewableUntil?: Date; at: Date },
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
