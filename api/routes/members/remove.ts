import { recordAudit } from '../../../db/queries/access/audit-log';
import { lockMemberCount, removeMember } from '../../../db/queries/members/members';
import { GivingError, notFound } from '../../../domain/errors';
import { defineRoute } from '../../route';
import { loadManagedCharity } from './load';
import { memberParams, removedMemberSchema } from './schema';

export const removeCharityMember = defineRoute({
  method: 'delete',
  path: '/v1/charities/{charity_id}/members/{user_id}',
  operationId: 'removeCharityMember',
  tag: 'Charity members',
  summary: 'Remove a member, or leave',
  description:
    'The last member stays, so that a charity is not lost to everybody; an operator may remove them.',
  scope: 'charities:write',
  apiKeyOnly: true,
  params: memberParams,
  success: { status: 200, description: 'The member is removed', schema: removedMemberSchema },
  errors: ['CHARITY_NOT_FOUND', 'NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, actor, now }) {
    const charity = await loadManagedCharity(db, actor, params.charity_id);
    const members = await lockMemberCount(db, charity.id);
    if (!(await removeMember(db, charity.id, params.user_id))) throw notFound('member');
    if (members === 1 && !actor.isOperator) {
      throw new GivingError('CONFLICT', 'This is the last member: invite another one first.');
    }
    await recordAudit(db, {
      action: 'charity_member.removed',
      actor,
      subject: { type: 'charity', id: charity.id },
      details: { user_id: params.user_id },
      at: now,
    });
    return { charity_id: charity.id, user_id: params.user_id, removed: true as const };
  },
});
