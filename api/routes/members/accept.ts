import { recordAudit } from '../../../db/queries/access/audit-log';
import { addMember } from '../../../db/queries/charities/charities';
import { lockInvitation, updateInvitation } from '../../../db/queries/members/members';
import { GivingError, notFound } from '../../../domain/errors';
import { hashKey } from '../../credentials';
import { statusOf } from '../../presenters/member';
import { defineRoute } from '../../route';
import { acceptanceSchema, membershipSchema } from './schema';

export const acceptInvitation = defineRoute({
  method: 'post',
  path: '/v1/invitations/accept',
  operationId: 'acceptInvitation',
  tag: 'Charity members',
  summary: 'Become a member of a charity by the token of an invitation',
  scope: 'any',
  apiKeyOnly: true,
  body: acceptanceSchema,
  success: { status: 201, description: 'The membership', schema: membershipSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, body, actor, now }) {
    const invitation = await lockInvitation(db, { tokenHash: hashKey(body.token) });
    if (invitation === undefined) throw notFound('invitation');
    const status = statusOf(invitation, now);
    if (status !== 'pending') throw new GivingError('CONFLICT', `This invitation is ${status}.`, { status });
    await addMember(db, invitation.charityId, actor.userId);
    await updateInvitation(db, invitation.id, { acceptedBy: actor.userId, acceptedAt: now });
    await recordAudit(db, {
      action: 'charity_member.added',
      actor,
      subject: { type: 'charity', id: invitation.charityId },
      details: { user_id: actor.userId, invitation_id: invitation.id },
      at: now,
    });
    return { charity_id: invitation.charityId, user_id: actor.userId, joined_at: now.toISOString() };
  },
});
