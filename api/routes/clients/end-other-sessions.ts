import { listOtherSignIns } from '../../../db/queries/access/sign-ins';
import { endSessions } from '../../../operations/clients/end-sessions';
import { defineRoute } from '../../route';
import { findOwnUid } from './load';
import { endedSessionsSchema } from './schema';

export const endOtherSessions = defineRoute({
  method: 'delete',
  path: '/v1/users/me/sessions',
  operationId: 'endOtherSessions',
  tag: 'Users',
  summary: 'End all sessions of the caller except the one that asks',
  description:
    'Also ends all tokens that applications got in them. An API key has no session, so it ends all of them.',
  scope: 'any',
  apiKeyOnly: 'account:manage',
  success: { status: 200, description: 'How many sessions ended', schema: endedSessionsSchema },
  errors: [],
  async handle({ db, actor, bearer, now: at }) {
    const sessions = await listOtherSignIns(db, actor.userId, await findOwnUid(db, bearer));
    await endSessions(db, { sessions, actor, at });
    return { ended: sessions.length };
  },
});
