import { confirmMember } from '../../../operations/members/confirm-member';
import { presentMembership } from '../../presenters/member';
import { defineRoute } from '../../route';
import { loadManagedCharity } from './load';
import { memberParams, membershipSchema } from './schema';

export const confirmCharityMember = defineRoute({
  method: 'post',
  path: '/v1/charities/{charity_id}/members/{user_id}/confirm',
  operationId: 'confirmCharityMember',
  tag: 'Charity members',
  summary: 'Confirm the first member of a charity',
  description: 'For an operator other than the one who added the member.',
  scope: 'charities:write',
  stepUp: true,
  apiKeyOnly: true,
  role: 'operator',
  params: memberParams,
  success: { status: 200, description: 'The membership', schema: membershipSchema },
  errors: ['CHARITY_NOT_FOUND', 'NOT_FOUND'],
  async handle({ db, params, actor, now }) {
    const { id: charityId } = await loadManagedCharity(db, actor, params.charity_id);
    const userId = params.user_id;
    await confirmMember(db, { charityId, userId, actor, at: now });
    return presentMembership({ charityId, userId, joinedAt: now });
  },
});
