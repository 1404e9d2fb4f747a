import { removeMember } from '../../../operations/members/remove-member';
import { defineRoute } from '../../route';
import { mayRemoveLastMember } from '../../policies/member';
import { loadManagedCharity } from './load';
import { memberParams, removedMemberSchema } from './schema';

export const removeCharityMember = defineRoute({
  method: 'delete',
  path: '/v1/charities/{charity_id}/members/{user_id}',
  operationId: 'removeCharityMember',
  tag: 'Charity members',
  summary: 'Remove a member, or leave a charity',
  description:
    'Only an operator may remove the last member, because nobody else could reach the charity afterwards.',
  scope: 'charities:write',
  apiKeyOnly: true,
  stepUp: true,
  params: memberParams,
  success: { status: 200, description: 'The member is removed', schema: removedMemberSchema },
  errors: ['CHARITY_NOT_FOUND', 'NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, actor, now }) {
    const { id: charityId } = await loadManagedCharity(db, actor, params.charity_id);
    const mayRemoveLast = mayRemoveLastMember(actor);
    await removeMember(db, { charityId, userId: params.user_id, mayRemoveLast, actor, at: now });
    return { charity_id: charityId, user_id: params.user_id, removed: true as const };
  },
});
