import { listSignIns } from '../../../db/queries/access/sign-ins';
import { pageQuery } from '../../fields';
import { presentSession } from '../../presenters/sign-in';
import { defineRoute } from '../../route';
import { findOwnUid, loadNames } from './load';
import { sessionListSchema } from './schema';

export const listSessions = defineRoute({
  method: 'get',
  path: '/v1/users/me/sessions',
  operationId: 'listSessions',
  tag: 'Users',
  summary: "List the caller's signed-in sessions",
  description:
    'One entry for each browser in which the person signed in and has not signed out. API keys have no session.',
  scope: 'any',
  apiKeyOnly: 'account:manage',
  query: pageQuery,
  success: {
    status: 200,
    description: 'A page of sessions, newest sign-in first',
    schema: sessionListSchema,
  },
  errors: [],
  async handle({ db, query, actor, bearer }) {
    const { signIns, total } = await listSignIns(db, actor.userId, query);
    const names = await loadNames(db, signIns);
    const current = await findOwnUid(db, bearer);
    return { sessions: signIns.map((each) => presentSession(each, names, current)), total, ...query };
  },
});
