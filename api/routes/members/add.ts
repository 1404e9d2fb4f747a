import { addMember } from '../../../operations/members/add-member';
import { Pending } from '../../pending';
import { presentMembership } from '../../presenters/member';
import { defineRoute } from '../../route';
import { loadManagedCharity } from './load';
import { memberRequestSchema, membershipSchema, membersParams } from './schema';

export const addCharityMember = defineRoute({
  method: 'post',
  path: '/v1/charities/{charity_id}/members',
  operationId: 'addCharityMember',
  tag: 'Charity members',
  summary: 'Add a member, such as the first member of an imported charity',
  description:
    'Members invite others by email instead. If the charity has no members, another operator must confirm the first one. ' +
    'Adding a member again changes nothing.',
  scope: 'charities:write',
  apiKeyOnly: true,
  stepUp: true,
  role: 'operator',
  params: membersParams,
  body: memberRequestSchema,
  success: {
    status: 201,
    description: 'The membership',
    schema: membershipSchema,
    pending: 'The membership waits for another operator',
  },
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, params, body, actor, now }) {
    const { id: charityId } = await loadManagedCharity(db, actor, params.charity_id);
    const userId = body.user_id;
    const { isPending } = await addMember(db, { charityId, userId, actor, at: now });
    if (isPending) return new Pending(presentMembership({ charityId, userId, joinedAt: null }));
    return presentMembership({ charityId, userId, joinedAt: now });
  },
});
