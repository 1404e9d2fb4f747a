import { findSignIn } from '../../../db/queries/access/sign-ins';
import { notFound } from '../../../domain/errors';
import { endSessions } from '../../../operations/clients/end-sessions';
import { presentSession } from '../../presenters/sign-in';
import { defineRoute } from '../../route';
import { findOwnUid, loadNames } from './load';
import { sessionParams, sessionSchema } from './schema';

export const endSession = defineRoute({
  method: 'delete',
  path: '/v1/users/me/sessions/{session_id}',
  operationId: 'endSession',
  tag: 'Users',
  summary: 'End a session and all tokens that applications got in it',
  description: 'The browser has to sign in again. To end the session that asks is allowed.',
  scope: 'any',
  apiKeyOnly: 'account:manage',
  params: sessionParams,
  success: { status: 200, description: 'The session that ended', schema: sessionSchema },
  errors: ['NOT_FOUND'],
  async handle({ db, params, actor, bearer, now: at }) {
    const session = await findSignIn(db, actor.userId, params.session_id);
    if (session === undefined) throw notFound('session');
    const names = await loadNames(db, [session]);
    const answer = presentSession(session, names, await findOwnUid(db, bearer));
    await endSessions(db, { sessions: [session], actor, at });
    return answer;
  },
});
