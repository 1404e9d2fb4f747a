import { type GuestSession } from '../../client/index';
import { makeClient } from './api-client';

/** A renewal whose answer was lost is asked for again with its key. */
export type KeptSession = GuestSession & { renewalKey?: string };

/** Exchanges the last token of a guest's session for the next one. Keeps the key of the call before it asks. */
export function renewGuest(last: KeptSession, keep: (session: KeptSession) => void): Promise<GuestSession> {
  const { access_token: token, renewalKey = crypto.randomUUID() } = last;
  keep({ ...last, renewalKey });
  return makeClient(token).guestSessions.renew({ idempotencyKey: renewalKey });
}
