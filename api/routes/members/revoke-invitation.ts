import { recordAudit } from '../../../db/queries/access/audit-log';
import { lockInvitation, updateInvitation } from '../../../db/queries/members/members';
import { GivingError, notFound } from '../../../domain/errors';
import { presentInvitation } from '../../presenters/member';
import { defineRoute } from '../../route';
import { loadManagedCharity } from './load';
import { invitationParams, invitationSchema } from './schema';

export const revokeCharityInvitation = defineRoute({
  method: 'delete',
  path: '/v1/charities/{charity_id}/invitations/{invitation_id}',
  operationId: 'revokeCharityInvitation',
  tag: 'Charity members',
  summary: 'Take an invitation back',
  scope: 'charities:write',
  apiKeyOnly: true,
  params: invitationParams,
  success: {
    status: 200,
    description: 'The invitation; taking it back again changes nothing',
    schema: invitationSchema,
  },
  errors: ['CHARITY_NOT_FOUND', 'NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, actor, now }) {
    const charity = await loadManagedCharity(db, actor, params.charity_id);
    const invitation = await lockInvitation(db, { id: params.invitation_id, charityId: charity.id });
    if (invitation === undefined) throw notFound('invitation');
    if (invitation.acceptedAt !== null)
      throw new GivingError('CONFLICT', 'The invitation is accepted already.');
    if (invitation.revokedAt !== null) return presentInvitation(invitation, now);
    await updateInvitation(db, invitation.id, { revokedAt: now });
    const subject = { type: 'charity', id: charity.id };
    const details = { invitation_id: invitation.id };
    await recordAudit(db, { action: 'charity_member.invitation_revoked', actor, subject, details, at: now });
    return presentInvitation({ ...invitation, revokedAt: now }, now);
  },
});
