import { addMember } from '../../../operations/members/add-member';
import { defineRoute } from '../../route';
import { loadManagedCharity } from './load';
import { memberRequestSchema, membershipSchema, membersParams } from './schema';

export const addCharityMember = defineRoute({
  method: 'post',
  path: '/v1/charities/{charity_id}/members',
  operationId: 'addCharityMember',
  tag: 'Charity members',
  summary: 'Add a member, such as the first member of an imported charity',
  description: 'Members invite others by email instead. Adding a member again changes nothing.',
  scope: 'charities:write',
  apiKeyOnly: true,
  stepUp: true,
  role: 'operator',
  params: membersParams,
  body: memberRequestSchema,
  success: { status: 201, description: 'The membership', schema: membershipSchema },
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, params, body, actor, now }) {
    const { id: charityId } = await loadManagedCharity(db, actor, params.charity_id);
    await addMember(db, { charityId, userId: body.user_id, actor, at: now });
    return { charity_id: charityId, user_id: body.user_id, joined_at: now.toISOString() };
  },
});
