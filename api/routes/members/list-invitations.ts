import { listInvitations } from '../../../db/queries/members/members';
import { pageQuery } from '../../fields';
import { presentInvitation } from '../../presenters/member';
import { defineRoute } from '../../route';
import { loadManagedCharity } from './load';
import { invitationListSchema, membersParams } from './schema';

export const listCharityInvitations = defineRoute({
  method: 'get',
  path: '/v1/charities/{charity_id}/invitations',
  operationId: 'listCharityInvitations',
  tag: 'Charity members',
  summary: 'List the invitations of a charity that the caller manages',
  scope: 'charities:read',
  params: membersParams,
  query: pageQuery,
  success: { status: 200, description: 'A page of invitations, newest first', schema: invitationListSchema },
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, params, query, actor, now }) {
    const charity = await loadManagedCharity(db, actor, params.charity_id);
    const { invitations, total } = await listInvitations(db, charity.id, query);
    return {
      invitations: invitations.map((invitation) => presentInvitation(invitation, now)),
      total,
      limit: query.limit,
      offset: query.offset,
    };
  },
});
