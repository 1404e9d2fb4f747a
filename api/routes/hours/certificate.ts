import { findVerifiedHours } from '../../../db/queries/hours/verified';
import { GivingError } from '../../../domain/errors';
import { letterheadOf } from '../../../gateways/pdf/letterhead';
import { PDF, wantsPdf } from '../../print';
import { defineRoute } from '../../route';
import { certificateQuery, certificateSchema } from './certificate-schema';
import { loadHours } from './load';
import { presentCertified } from './present';
import { hoursParams } from './schema';

export const getHoursCertificate = defineRoute({
  method: 'get',
  path: '/v1/volunteer/hours/{submission_id}/certificate',
  operationId: 'getVolunteerHoursCertificate',
  tag: 'Volunteering',
  summary: 'Read the certificate of one verified submission',
  description:
    'A certificate for schools and employers. The volunteer, members of the charity, reviewers and operators may read it. If the hours are not verified, the answer is 409.',
  scope: 'volunteer:read',
  params: hoursParams,
  query: certificateQuery,
  success: { status: 200, description: 'The certificate', schema: certificateSchema, media: PDF },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, query, actor, config, now, preferred }) {
    const { hours } = await loadHours(db, actor, params.submission_id);
    const verified = await findVerifiedHours(db, hours.id);
    if (verified === undefined) {
      throw new GivingError('CONFLICT', 'Only verified hours have a certificate.', {
        status: hours.status,
      });
    }
    const certified = {
      volunteerUserId: hours.volunteerUserId,
      from: verified.workedOn,
      to: verified.workedOn,
      hours: [verified],
      issuedAt: now,
    };
    const pdf = { name: `certificate-${hours.id}.pdf`, letterhead: letterheadOf(config) };
    return presentCertified(db, certified, wantsPdf(query.format, preferred) ? pdf : undefined);
  },
});
