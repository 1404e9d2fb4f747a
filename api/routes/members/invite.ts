import { inviteMember } from '../../../operations/members/invite-member';
import { publicAddress } from '../../../domain/public-address';
import { hashKey, newToken } from '../../../gateways/credentials';
import { presentInvitation } from '../../presenters/member';
import { defineRoute } from '../../route';
import { loadManagedCharity } from './load';
import { invitationRequestSchema, invitationSchema, membersParams } from './schema';

export const inviteCharityMember = defineRoute({
  method: 'post',
  path: '/v1/charities/{charity_id}/invitations',
  operationId: 'inviteCharityMember',
  tag: 'Charity members',
  summary: 'Invite somebody by email to become a member',
  description:
    'The email has a link to the page that accepts the invitation, valid for seven days. The link’s `token` also works with `POST /v1/invitations/accept`.',
  scope: 'charities:write',
  apiKeyOnly: true,
  stepUp: true,
  params: membersParams,
  body: invitationRequestSchema,
  success: { status: 201, description: 'The invitation', schema: invitationSchema },
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, params, body, actor, gateways, config, now }) {
    const charity = await loadManagedCharity(db, actor, params.charity_id);
    const token = newToken();
    const invitation = await inviteMember(db, {
      charity,
      email: body.email,
      token,
      tokenHash: hashKey(token),
      address: publicAddress(config),
      secrets: gateways.secrets,
      actor,
      at: now,
    });
    return presentInvitation(invitation, now);
  },
});
