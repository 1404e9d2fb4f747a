import { mayReviewQualifications } from '../../policies/qualification';
import { presentQualification } from '../../presenters/qualification';
import { defineRoute } from '../../route';
import { loadQualification } from './load';
import { qualificationParams, qualificationSchema } from './schema';

export const getQualificationRoute = defineRoute({
  method: 'get',
  path: '/v1/volunteer/qualifications/{qualification_id}',
  operationId: 'getQualification',
  tag: 'Volunteering',
  summary: 'Get a qualification',
  description: 'For its volunteer, reviewers and operators.',
  scope: 'volunteer:read',
  params: qualificationParams,
  success: { status: 200, description: 'The qualification', schema: qualificationSchema },
  errors: ['NOT_FOUND'],
  async handle({ db, params, actor, gateways: { secrets } }) {
    const qualification = await loadQualification(db, actor, params.qualification_id);
    const isStaff = mayReviewQualifications(actor);
    const { sealedNumber } = qualification;
    const number = isStaff && sealedNumber !== null ? secrets.open(sealedNumber) : null;
    return presentQualification(qualification, { number, isStaff });
  },
});
