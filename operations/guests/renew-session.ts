import { type Database } from '../../db/database';
import {
  endLastGuestToken,
  type GuestToken,
  lockGuestToken,
  replaceGuestToken,
} from '../../db/queries/guests/tokens';
import { GivingError } from '../../domain/errors';
import { hashKey } from '../../gateways/credentials';
import { type GuestSession, issueGuestToken } from './begin-session';

export interface Renewal {
  token: string;
  /** A call with the same key can be repeated, because its answer may have been lost. */
  key: string | undefined;
  at: Date;
}

/** Exchanges the newest token of a session for a new token of the same user. */
export async function renewSession(tx: Database, { token, key, at }: Renewal): Promise<GuestSession> {
  const hash = hashKey(token);
  const renewalHash = key === undefined ? null : hashKey(`${token} ${key}`);
  const last = await lockGuestToken(tx, hash);
  if (last === undefined) throw refusal('unknown');
  if (last.replacedAt !== null && !(await endUnreceived(tx, last, { renewalHash, at }))) {
    throw refusal('revoked');
  }
  if (last.renewableUntil <= at) throw refusal('expired');
  const { userId, renewableUntil } = last;
  const session = await issueGuestToken(tx, { userId, renewableUntil, at });
  await replaceGuestToken(tx, hash, { by: hashKey(session.token), renewalHash, at });
  return session;
}

/**
 * Ends the token that the first try of this call created, because its answer was lost. Returns false if another call
 * exchanged the token, or if the session has gone on.
 */
async function endUnreceived(
  tx: Database,
  { replacedBy, renewalHash: earlier }: Pick<GuestToken, 'replacedBy' | 'renewalHash'>,
  { renewalHash, at }: { renewalHash: string | null; at: Date },
): Promise<boolean> {
  if (replacedBy === null || renewalHash === null || renewalHash !== earlier) return false;
  return endLastGuestToken(tx, replacedBy, at);
}

const REASONS = {
  revoked: 'not the last one of its session',
  expired: 'too old',
  unknown: 'not a guest’s token',
} as const;

function refusal(reason: keyof typeof REASONS): GivingError {
  const message = `This token cannot be exchanged: it is ${REASONS[reason]}. Begin a new session with a proof.`;
  return new GivingError('INVALID_API_KEY', message, { reason });
}
