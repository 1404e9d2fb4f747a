import { revokeInvitation } from '../../../operations/members/revoke-invitation';
import { presentInvitation } from '../../presenters/member';
import { defineRoute } from '../../route';
import { loadManagedCharity } from './load';
import { invitationParams, invitationSchema } from './schema';

export const revokeCharityInvitation = defineRoute({
  method: 'delete',
  path: '/v1/charities/{charity_id}/invitations/{invitation_id}',
  operationId: 'revokeCharityInvitation',
  tag: 'Charity members',
  summary: 'Revoke an invitation',
  scope: 'charities:write',
  apiKeyOnly: true,
  stepUp: true,
  params: invitationParams,
  success: {
    status: 200,
    description: 'The revoked invitation. Revoking it again changes nothing.',
    schema: invitationSchema,
  },
  errors: ['CHARITY_NOT_FOUND', 'NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, actor, now }) {
    const { id: charityId } = await loadManagedCharity(db, actor, params.charity_id);
    const invitationId = params.invitation_id;
    const invitation = await revokeInvitation(db, { invitationId, charityId, actor, at: now });
    return presentInvitation(invitation, now);
  },
});
