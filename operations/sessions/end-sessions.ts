import { recordAudit } from '../../db/queries/access/audit-log';
import { type SignIn } from '../../db/queries/access/sign-ins';
import { endGuestTokens } from '../../db/queries/guests/tokens';
import { type Actor } from '../../domain/access/actor';
import { type ActOf } from '../act';
import { endGrantsOfSessions } from '../oauth-clients/end-grants';

export interface EndedSessions {
  /** Whose sessions they are. */
  userId: string;
  sessions: Pick<SignIn, 'id' | 'uid'>[];
}

/** Ends sessions of a user. Revokes all grants and tokens that applications got in these sessions. */
export async function endSessions(
  { tx, at, actor }: ActOf<Actor>,
  { userId, sessions }: EndedSessions,
): Promise<void> {
  const uids = sessions.map(({ uid }) => uid);
  await endGrantsOfSessions({ tx, at }, userId, uids);
  for (const { id } of sessions) {
    const subject = { type: 'session', id };
    const details = userId === actor.userId ? {} : { user_id: userId };
    await recordAudit(tx, { action: 'session.ended', actor, subject, details, at });
  }
}

/** Ends all sessions of another user, or of a guest. Returns how many ended. */
export async function endSessionsOfUser(act: ActOf<Actor>, ended: EndedSessions): Promise<number> {
  await endSessions(act, ended);
  return ended.sessions.length + (await endGuestTokens(act.tx, [ended.userId]));
}
