import { listApplications as findApplications } from '../../../db/queries/access/sign-ins';
import { pageQuery } from '../../fields';
import { ACCOUNT_PAGES } from '../../identity/own-clients';
import { presentApplication } from '../../presenters/sign-in';
import { defineRoute } from '../../route';
import { applicationListSchema } from './schema';

export const listApplications = defineRoute({
  method: 'get',
  path: '/v1/users/me/applications',
  operationId: 'listApplications',
  tag: 'Users',
  summary: 'List the applications that may act for the caller',
  description: 'One entry for each application, also when the person allowed it in several browsers.',
  scope: 'any',
  apiKeyOnly: 'account:manage',
  query: pageQuery,
  success: {
    status: 200,
    description: 'A page of applications, by `client_id`',
    schema: applicationListSchema,
  },
  errors: [],
  async handle({ db, query, actor }) {
    const { applications, total } = await findApplications(db, actor.userId, {
      ...query,
      hidden: [ACCOUNT_PAGES],
    });
    return { applications: applications.map(presentApplication), total, ...query };
  },
});
