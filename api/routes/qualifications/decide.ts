import { findPersons } from '../../../db/queries/access/persons';
import { GivingError } from '../../../domain/errors';
import { decideQualification } from '../../../operations/qualifications/decide-qualification';
import { mayDecideQualification } from '../../policies/qualification';
import { presentQualification } from '../../presenters/qualification';
import { defineRoute } from '../../route';
import { loadQualification } from './load';
import { qualificationDecisionSchema, qualificationParams, qualificationSchema } from './schema';

export const decideQualificationRoute = defineRoute({
  method: 'post',
  path: '/v1/volunteer/qualifications/{qualification_id}/decision',
  operationId: 'decideQualification',
  tag: 'Volunteering',
  summary: 'Confirm or refuse a skill or license',
  description:
    'For reviewers and operators, never about themselves. To refuse a confirmed one takes the confirmation back.',
  scope: 'volunteer:write',
  stepUp: 'staff',
  params: qualificationParams,
  body: qualificationDecisionSchema,
  success: { status: 200, description: 'The qualification', schema: qualificationSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, body, actor, now }) {
    const { id, userId } = await loadQualification(db, actor, params.qualification_id);
    if (!mayDecideQualification(actor, { userId }, await findPersons(db, actor))) {
      const message =
        'Only reviewers decide, and not about themselves, nor with a key that the volunteer issued.';
      throw new GivingError('FORBIDDEN', message);
    }
    const { decision, reason = null } = body;
    const order = { id, decision, reason, byUserId: actor.userId, at: now };
    return presentQualification(await decideQualification(db, order), { isStaff: true });
  },
});
