import { listMembers, listInvitations } from '../../../db/queries/members/members';
import { pageQuery } from '../../fields';
import { presentApproval } from '../../presenters/approval';
import { presentMember, presentMembership, presentInvitation } from '../../presenters/member';
import { route, routes } from '../../route';
import { loadCharity } from '../../access/charities';
import {
  memberListSchema,
  memberRequestSchema,
  membershipSchema,
  removedMemberSchema,
  invitationRequestSchema,
  invitationSchema,
  invitationListSchema,
  acceptanceSchema,
} from './schema';
import { removeMemberOrAsk } from '../../../operations/members/ask-removal';
import { askForMember } from '../../../operations/members/change-members';
import { Pending } from '../../pending';
import { inviteMember, revokeInvitation, acceptInvitation } from '../../../operations/members/invitations';
import { hashKey, newToken } from '../../../gateways/secrets/tokens';

/** What every change of the members shares. */
const guarded = { scope: 'charities:write', stepUp: true, apiKeyOnly: true } as const;

export const memberRoutes = routes('Charity members', {
  listCharityMembers: route('GET /v1/charities/{charity_id}/members', {
    summary: 'List the members of a charity that the caller manages',
    description: 'In the order in which they joined.',
    scope: 'charities:read',
    query: pageQuery,
    success: {
      status: 200,
      description: 'A page of members, in the order in which they joined',
      schema: memberListSchema,
    },
    async handle({ db, params, query, actor }) {
      const charity = await loadCharity(db, actor, params.charity_id, 'edit');
      const { members, total } = await listMembers(db, charity.id, query);
      return { members: members.map(presentMember), total, limit: query.limit, offset: query.offset };
    },
  }),

  addCharityMember: route('POST /v1/charities/{charity_id}/members', {
    summary: 'Add a member, such as the first member of an imported charity',
    description:
      'For operators without a tie to the charity. Another operator must approve it. Members invite others by email instead. ' +
      'Adding a member again changes nothing.',
    ...guarded,
    role: 'operator',
    body: memberRequestSchema,
    success: {
      status: 201,
      description: 'The user is a member already',
      schema: membershipSchema,
      pending: 'The membership waits for another operator',
    },
    errors: ['CONFLICT'],
    async handle({ act, db, params, body, actor, now }) {
      const { id: charityId } = await loadCharity(db, actor, params.charity_id, 'edit');
      const { user_id: userId, reason = null } = body;
      const approval = await askForMember(act, { charityId, userId, reason });
      if (approval !== undefined) return new Pending(presentApproval(approval, now));
      return presentMembership({ charityId, userId, joinedAt: now });
    },
  }),

  removeCharityMember: route('DELETE /v1/charities/{charity_id}/members/{user_id}', {
    summary: 'Remove a member, or leave a charity',
    description:
      'Only an operator may remove the last member, because nobody else could reach the charity afterwards. Anybody else who tries gets a 409. If nobody would remain who has been a member for 30 days, an operator must approve the removal.',
    ...guarded,
    success: {
      status: 200,
      description: 'The member is removed',
      schema: removedMemberSchema,
      pending: 'The removal waits for an operator',
    },
    errors: ['CONFLICT'],
    async handle({ act, db, params, actor, now }) {
      const { id: charityId } = await loadCharity(db, actor, params.charity_id, 'edit');
      // Nobody else can reach a charity without members.
      const mayRemoveLast = actor.isOperator;
      const removal = { charityId, userId: params.user_id, mayRemoveLast };
      const approval = await removeMemberOrAsk(act, removal);
      if (approval !== undefined) return new Pending(presentApproval(approval, now));
      return { charity_id: charityId, user_id: params.user_id, removed: true as const };
    },
  }),

  inviteCharityMember: route('POST /v1/charities/{charity_id}/invitations', {
    summary: 'Invite somebody by email to become a member',
    description:
      'For members. Operators who are no member call `POST /v1/charities/{charity_id}/members` instead. The email has a link to the page that accepts the invitation, valid for seven days. An account may invite 5 people a day to charities that are not listed, and an address gets 3 invitations a day (429). The link’s `token` also works with `POST /v1/invitations/accept`.',
    ...guarded,
    body: invitationRequestSchema,
    success: { status: 201, description: 'The invitation', schema: invitationSchema },
    errors: ['FORBIDDEN'],
    async handle({ act, db, params, body, actor, now }) {
      const charity = await loadCharity(db, actor, params.charity_id, 'edit');
      const token = newToken();
      const invitation = await inviteMember(act, {
        charity,
        email: body.email,
        token,
        tokenHash: hashKey(token),
      });
      return presentInvitation(invitation, now);
    },
  }),

  listCharityInvitations: route('GET /v1/charities/{charity_id}/invitations', {
    summary: 'List the invitations of a charity that the caller manages',
    description: 'Newest first.',
    scope: 'charities:read',
    query: pageQuery,
    success: {
      status: 200,
      description: 'A page of invitations, newest first',
      schema: invitationListSchema,
    },
    async handle({ db, params, query, actor, now }) {
      const charity = await loadCharity(db, actor, params.charity_id, 'edit');
      const { invitations, total } = await listInvitations(db, charity.id, query);
      return {
        invitations: invitations.map((invitation) => presentInvitation(invitation, now)),
        total,
        limit: query.limit,
        offset: query.offset,
      };
    },
  }),

  revokeCharityInvitation: route('DELETE /v1/charities/{charity_id}/invitations/{invitation_id}', {
    summary: 'Revoke an invitation',
    description: 'The answer is 409 if the invitation was accepted.',
    ...guarded,
    success: {
      status: 200,
      description: 'The revoked invitation. Revoking it again changes nothing.',
      schema: invitationSchema,
    },
    errors: ['CONFLICT'],
    async handle({ act, db, params, actor, now }) {
      const { id: charityId } = await loadCharity(db, actor, params.charity_id, 'edit');
      const invitationId = params.invitation_id;
      const invitation = await revokeInvitation(act, { invitationId, charityId });
      return presentInvitation(invitation, now);
    },
  }),

  acceptInvitation: route('POST /v1/invitations/accept', {
    summary: 'Accept an invitation and become a member of its charity',
    description: 'The mail has the token. The answer is 409 if it is no longer valid.',
    scope: 'any',
    apiKeyOnly: true,
    stepUp: true,
    body: acceptanceSchema,
    success: { status: 201, description: 'The membership', schema: membershipSchema },
    errors: ['NOT_FOUND', 'CONFLICT'],
    async handle({ act, body, actor, now }) {
      const tokenHash = hashKey(body.token);
      const { charityId } = await acceptInvitation(act, { tokenHash });
      return presentMembership({ charityId, userId: actor.userId, joinedAt: now });
    },
  }),
});
