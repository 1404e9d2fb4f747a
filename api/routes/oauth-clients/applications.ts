import { listApplications as findApplications } from '../../../db/queries/access/sign-ins';
import { pageQuery } from '../../fields';
import { ACCOUNT_PAGES } from '../../identity/own-clients';
import { presentApplication } from '../../presenters/sign-in';
import { route, routes } from '../../route';
import { applicationListSchema, applicationSchema } from './application-schema';
import { revokeApplication } from '../../../operations/oauth-clients/applications';

/** The applications with access to the account of the calling user. */
export const applicationRoutes = routes('Users', {
  listApplications: route('GET /v1/users/me/applications', {
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
    async handle({ db, query, actor }) {
      const { applications, total } = await findApplications(db, actor.userId, {
        ...query,
        hidden: [ACCOUNT_PAGES],
      });
      return { applications: applications.map(presentApplication), total, ...query };
    },
  }),

  revokeApplication: route('DELETE /v1/users/me/applications/{client_id}', {
    summary: 'Take back the access of an application, and revoke all its tokens at once',
    description: 'The application has to ask for consent again. Other users of the application keep theirs.',
    scope: 'any',
    apiKeyOnly: 'account:manage',
    success: { status: 200, description: 'The access that ended', schema: applicationSchema },
    async handle({ act, params }) {
      return presentApplication(await revokeApplication(act, params.client_id));
    },
  }),
});
