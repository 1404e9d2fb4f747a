import { listSignIns, listOtherSignIns, findSignIn } from '../../../db/queries/access/sign-ins';
import { pageQuery } from '../../fields';
import { presentSession } from '../../presenters/sign-in';
import { route, routes } from '../../route';
import { findOwnUid, loadNames } from './load';
import { sessionListSchema, endedSessionsSchema, sessionSchema } from './schema';
import { endSessions } from '../../../operations/sessions/end-sessions';
import { notFound } from '../../../domain/errors';

/** The sessions of the calling user. */
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
      await endSessions(act, sessions);
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
      await endSessions(act, [session]);
      return answer;
    },
  }),
});
