import { findUser } from '../../../db/queries/access/accounts';
import { type Database } from '../../../db/database';
import { findVerifiedHours, listVerifiedHours } from '../../../db/queries/hours/verified';
import { GivingError, notFound, validationError } from '../../../domain/errors';
import { Content } from '../../content';
import { presentCertificate, type WireCertificate } from '../../presenters/volunteer-certificate';
import { renderCertificate } from '../../presenters/volunteer-certificate-pdf';
import { PDF, wantsPdf } from '../../print';
import { defineRoute } from '../../route';
import { certificateQuery, certificateSchema, myCertificateQuery } from './certificate-schema';
import { loadHours } from './load';
import { hoursParams } from './schema';

/** A PDF of more would hold up other requests; several of fewer days say the same. */
const MOST_SUBMISSIONS = 500;

export const getHoursCertificate = defineRoute({
  method: 'get',
  path: '/v1/volunteer/hours/{submission_id}/certificate',
  operationId: 'getVolunteerHoursCertificate',
  tag: 'Volunteering',
  summary: 'Read the certificate of one verified submission of hours',
  description:
    'For schools and employers; for the volunteer, members of the charity, reviewers and operators. Hours that are not verified, or not any more, have none: 409.',
  scope: 'volunteer:read',
  params: hoursParams,
  query: certificateQuery,
  success: { status: 200, description: 'The certificate', schema: certificateSchema, media: PDF },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, query, actor, now, preferred }) {
    const { hours } = await loadHours(db, actor, params.submission_id);
    const verified = await findVerifiedHours(db, hours.id);
    if (verified === undefined) {
      throw new GivingError('CONFLICT', 'Only hours that are verified have a certificate.', {
        status: hours.status,
      });
    }
    const certificate = presentCertificate({
      volunteer: await requireUser(db, hours.volunteerUserId),
      from: verified.workedOn,
      to: verified.workedOn,
      hours: [verified],
      issuedAt: now,
    });
    return wantsPdf(query.format, preferred)
      ? print(certificate, `certificate-${hours.id}.pdf`)
      : certificate;
  },
});

export const getMyCertificate = defineRoute({
  method: 'get',
  path: '/v1/users/me/volunteer/certificate',
  operationId: 'getMyVolunteerCertificate',
  tag: 'Volunteering',
  summary: "Read a certificate of the caller's verified hours",
  description: `For schools and employers: of all charities or one, of all days or some, at most ${MOST_SUBMISSIONS} submissions.`,
  scope: 'volunteer:read',
  query: myCertificateQuery,
  success: {
    status: 200,
    description: 'Every submission that is verified now, oldest work first, and the total',
    schema: certificateSchema,
    media: PDF,
  },
  errors: [],
  async handle({ db, query, actor, now, preferred }) {
    const { charity_id: charityId, from = null, to = null } = query;
    if (from !== null && to !== null && to < from) {
      throw validationError([{ field: 'to', message: 'must not be before from' }]);
    }
    const filter = { userId: actor.userId, charityId, from, to };
    const hours = await listVerifiedHours(db, filter, MOST_SUBMISSIONS + 1);
    if (hours.length > MOST_SUBMISSIONS) {
      const message = `there are more than ${MOST_SUBMISSIONS} submissions: ask for fewer days`;
      throw validationError([{ field: 'from', message }]);
    }
    const volunteer = await requireUser(db, actor.userId);
    const certificate = presentCertificate({ volunteer, from, to, hours, issuedAt: now });
    return wantsPdf(query.format, preferred) ? print(certificate, 'volunteer-certificate.pdf') : certificate;
  },
});

function print(certificate: WireCertificate, fileName: string): Content {
  return new Content('application/pdf', renderCertificate(certificate), fileName);
}

async function requireUser(db: Database, id: string) {
  const user = await findUser(db, id);
  if (user === undefined) throw notFound('user');
  return user;
}
