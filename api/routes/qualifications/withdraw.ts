import { GivingError } from '../../../domain/errors';
import { withdrawQualification } from '../../../operations/qualifications/withdraw-qualification';
import { ownsQualification } from '../../policies/qualification';
import { presentQualification } from '../../presenters/qualification';
import { defineRoute } from '../../route';
import { loadQualification } from './load';
import { qualificationParams, qualificationSchema } from './schema';

export const withdrawQualificationRoute = defineRoute({
  method: 'delete',
  path: '/v1/volunteer/qualifications/{qualification_id}',
  operationId: 'withdrawQualification',
  tag: 'Volunteering',
  summary: 'Withdraw a skill or license',
  description: 'For its volunteer.',
  scope: 'volunteer:write',
  params: qualificationParams,
  success: { status: 200, description: 'The withdrawn qualification', schema: qualificationSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, actor, now }) {
    const { id, userId } = await loadQualification(db, actor, params.qualification_id);
    if (!ownsQualification(actor, { userId })) {
      throw new GivingError('FORBIDDEN', 'Only the volunteer may withdraw a qualification.');
    }
    return presentQualification(await withdrawQualification(db, { id, at: now }));
  },
});
