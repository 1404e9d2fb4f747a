import { findUser } from '../../../db/queries/access/accounts';
import { recordAudit } from '../../../db/queries/access/audit-log';
import { addMember } from '../../../db/queries/charities/charities';
import { validationError } from '../../../domain/errors';
import { defineRoute } from '../../route';
import { loadManagedCharity } from './load';
import { memberRequestSchema, membershipSchema, membersParams } from './schema';

export const addCharityMember = defineRoute({
  method: 'post',
  path: '/v1/charities/{charity_id}/members',
  operationId: 'addCharityMember',
  tag: 'Charity members',
  summary: 'Make a user a member, as an operator: the first member of an imported charity',
  description: 'Members invite by mail instead. Adding a member again changes nothing.',
  scope: 'charities:write',
  apiKeyOnly: true,
  role: 'operator',
  params: membersParams,
  body: memberRequestSchema,
  success: { status: 201, description: 'The membership', schema: membershipSchema },
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, params, body, actor, now }) {
    const charity = await loadManagedCharity(db, actor, params.charity_id);
    const user = await findUser(db, body.user_id);
    if (user === undefined) throw validationError([{ field: 'user_id', message: 'there is no such user' }]);
    await addMember(db, charity.id, user.id);
    await recordAudit(db, {
      action: 'charity_member.added',
      actor,
      subject: { type: 'charity', id: charity.id },
      details: { user_id: user.id },
      at: now,
    });
    return { charity_id: charity.id, user_id: user.id, joined_at: now.toISOString() };
  },
});
