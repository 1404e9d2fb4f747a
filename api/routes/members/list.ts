import { listMembers } from '../../../db/queries/members/members';
import { pageQuery } from '../../fields';
import { presentMember } from '../../presenters/member';
import { defineRoute } from '../../route';
import { loadManagedCharity } from './load';
import { memberListSchema, membersParams } from './schema';

export const listCharityMembers = defineRoute({
  method: 'get',
  path: '/v1/charities/{charity_id}/members',
  operationId: 'listCharityMembers',
  tag: 'Charity members',
  summary: 'List the members of a charity that the caller manages',
  scope: 'charities:read',
  params: membersParams,
  query: pageQuery,
  success: {
    status: 200,
    description: 'A page of members, in the order in which they joined',
    schema: memberListSchema,
  },
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, params, query, actor }) {
    const charity = await loadManagedCharity(db, actor, params.charity_id);
    const { members, total } = await listMembers(db, charity.id, query);
    return { members: members.map(presentMember), total, limit: query.limit, offset: query.offset };
  },
});
