import { revokeApplication } from '../../../operations/clients/revoke-application';
import { presentApplication } from '../../presenters/sign-in';
import { defineRoute } from '../../route';
import { applicationParams, applicationSchema } from './schema';

export const revokeApplicationRoute = defineRoute({
  method: 'delete',
  path: '/v1/users/me/applications/{client_id}',
  operationId: 'revokeApplication',
  tag: 'Users',
  summary: 'Take back the access of an application, and revoke all its tokens at once',
  description: 'The application has to ask for consent again. Other users of the application keep theirs.',
  scope: 'any',
  apiKeyOnly: 'account:manage',
  params: applicationParams,
  success: { status: 200, description: 'The access that ended', schema: applicationSchema },
  errors: ['NOT_FOUND'],
  async handle({ db, params, actor, now: at }) {
    return presentApplication(await revokeApplication(db, { clientId: params.client_id, actor, at }));
  },
});
