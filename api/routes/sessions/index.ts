import { findUser } from '../../../db/queries/access/accounts';
import { listSignIns, listOtherSignIns, findSignIn } from '../../../db/queries/access/sign-ins';
import { pageQuery } from '../../fields';
import { presentSession } from '../../presenters/sign-in';
import { route, routes } from '../../route';
import { findOwnUid, loadNames } from './load';
import { sessionListSchema, endedSessionsSchema, sessionSchema } from './schema';
import { endSessions, endSessionsOfUser } from '../../../operations/sessions/end-sessions';
import { notFound } from '../../../domain/errors';

/** The sessions of the calling user, and how operators end those of somebody else. */
export const sessionRoutes = routes('Users', {
  listSessions: route('GET /v1/users/me/sessions', {
    summary: "List the caller's signed-in sessions",
    description:
      'One entry for each browser in which the person signed in and has not signed out. API keys have no session. Newest sign-in first.',
    scope: 'any',
    apiKeyOnly: 'account:manage',
    query: pageQuery,
    success: {
      status: 200,
      description: 'A page of sessions, newest sign-in first',
      schema: sessionListSchema,
    },
    async handle({ db, query, actor, bearer }) {
      const { signIns, total } = await listSignIns(db, actor.userId, query);
      const names = await loadNames(db, signIns);
      const current = await findOwnUid(db, bearer);
      return { sessions: signIns.map((each) => presentSession(each, names, current)), total, ...query };
    },
  }),

  endOtherSessions: route('DELETE /v1/users/me/sessions', {
    summary: 'End all sessions of the caller except the one that asks',
    description:
      'Also ends all tokens that applications got in them. An API key has no session, so it ends all of them.',
    scope: 'any',
    apiKeyOnly: 'account:manage',
    success: { status: 200, description: 'How many sessions ended', schema: endedSessionsSchema },
    async handle({ act, db, actor, bearer }) {
      const sessions = await listOtherSignIns(db, actor.userId, await findOwnUid(db, bearer));
      await endSessions(act, { userId: actor.userId, sessions });
      return { ended: sessions.length };
    },
  }),

  endSession: route('DELETE /v1/users/me/sessions/{session_id}', {
    summary: 'End a session and all tokens that applications got in it',
    description: 'The browser has to sign in again. To end the session that asks is allowed.',
    scope: 'any',
    apiKeyOnly: 'account:manage',
    success: { status: 200, description: 'The session that ended', schema: sessionSchema },
    async handle({ act, db, params, actor, bearer }) {
      const session = await findSignIn(db, actor.userId, params.session_id);
      if (session === undefined) throw notFound('session');
      const names = await loadNames(db, [session]);
      const answer = presentSession(session, names, await findOwnUid(db, bearer));
      await endSessions(act, { userId: actor.userId, sessions: [session] });
      return answer;
    },
  }),

  endUserSessions: route('DELETE /v1/users/{user_id}/sessions', {
    summary: 'End all sessions of another user',
    description:
      'Also ends all tokens that applications got in them. For a guest, ends the guest sessions. API keys stay: block the person to stop those too.',
    scope: 'any',
    apiKeyOnly: 'account:manage',
    stepUp: true,
    role: 'operator',
    success: { status: 200, description: 'How many sessions ended', schema: endedSessionsSchema },
    async handle({ act, db, params: { user_id: userId } }) {
      if ((await findUser(db, userId)) === undefined) throw notFound('user');
      const sessions = await listOtherSignIns(db, userId, undefined);
      return { ended: await endSessionsOfUser(act, { userId, sessions }) };
    },
  }),
});
