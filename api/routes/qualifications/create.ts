import { stateQualification } from '../../../operations/qualifications/state-qualification';
import { presentQualification } from '../../presenters/qualification';
import { defineRoute } from '../../route';
import { qualificationRequestSchema, qualificationSchema } from './schema';

export const createQualificationRoute = defineRoute({
  method: 'post',
  path: '/v1/volunteer/qualifications',
  operationId: 'createQualification',
  tag: 'Volunteering',
  summary: 'State a skill, license or certification',
  description: 'A reviewer confirms or refuses it. State a renewed license as a new one.',
  scope: 'volunteer:write',
  body: qualificationRequestSchema,
  success: { status: 201, description: 'The qualification', schema: qualificationSchema },
  errors: ['CONFLICT', 'LIMIT_EXCEEDED'],
  async handle({ db, body, actor, gateways: { secrets }, now }) {
    const { kind, name, number = null, authority = null, country = null, documents = [] } = body;
    const { issued_on: issuedOn = null, expires_on: expiresOn = null } = body;
    const stated = { kind, name, number, authority, country, issuedOn, expiresOn, documents };
    return presentQualification(
      await stateQualification(db, { ...stated, volunteer: actor, secrets, at: now }),
    );
  },
});
