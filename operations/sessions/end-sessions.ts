import { recordAudit } from '../../db/queries/access/audit-log';
import { type SignIn } from '../../db/queries/access/sign-ins';
import { type Actor } from '../../domain/access/actor';
import { type ActOf } from '../act';
import { endGrantsOfSessions } from '../oauth-clients/end-grants';

/** Ends sessions of the acting user. Revokes all grants and tokens that applications got in these sessions. */
export async function endSessions(
  { tx, at, actor }: ActOf<Actor>,
  sessions: Pick<SignIn, 'id' | 'uid'>[],
): Promise<void> {
  const uids = sessions.map(({ uid }) => uid);
  await endGrantsOfSessions({ tx, at }, actor.userId, uids);
  for (const { id } of sessions) {
    await recordAudit(tx, { action: 'session.ended', actor, subject: { type: 'session', id }, at });
  }
}
