import { acceptInvitation } from '../../../operations/members/accept-invitation';
import { hashKey } from '../../../gateways/credentials';
import { presentMembership } from '../../presenters/member';
import { defineRoute } from '../../route';
import { acceptanceSchema, membershipSchema } from './schema';

export const acceptInvitationRoute = defineRoute({
  method: 'post',
  path: '/v1/invitations/accept',
  operationId: 'acceptInvitation',
  tag: 'Charity members',
  summary: 'Accept an invitation and become a member of its charity',
  scope: 'any',
  apiKeyOnly: true,
  stepUp: true,
  body: acceptanceSchema,
  success: { status: 201, description: 'The membership', schema: membershipSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, body, actor, now }) {
    const tokenHash = hashKey(body.token);
    const { charityId } = await acceptInvitation(db, { tokenHash, actor, at: now });
    return presentMembership({ charityId, userId: actor.userId, joinedAt: now });
  },
});
