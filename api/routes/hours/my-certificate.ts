import { listVerifiedHours } from '../../../db/queries/hours/verified';
import { validationError } from '../../../domain/errors';
import { letterheadOf } from '../../../gateways/pdf/letterhead';
import { PDF, wantsPdf } from '../../print';
import { defineRoute } from '../../route';
import { certificateSchema, myCertificateQuery } from './certificate-schema';
import { presentCertified } from './present';

/** The most submissions of one certificate, because rendering a longer PDF would block other requests. */
const MOST_SUBMISSIONS = 500;

export const getMyCertificate = defineRoute({
  method: 'get',
  path: '/v1/users/me/volunteer/certificate',
  operationId: 'getMyVolunteerCertificate',
  tag: 'Volunteering',
  summary: "Read a certificate of the caller's verified hours",
  description: `For schools and employers. Covers all charities or one, and all days or a range, with at most ${MOST_SUBMISSIONS} submissions.`,
  scope: 'volunteer:read',
  query: myCertificateQuery,
  success: {
    status: 200,
    description: 'All currently verified submissions, oldest work first, and their total',
    schema: certificateSchema,
    media: PDF,
  },
  errors: [],
  async handle({ db, query, actor, config, now, preferred }) {
    const { charity_id: charityId, from = null, to = null } = query;
    if (from !== null && to !== null && to < from) {
      throw validationError([{ field: 'to', code: 'conflict', message: 'must not be before from' }]);
    }
    const filter = { userId: actor.userId, charityId, from, to };
    const hours = await listVerifiedHours(db, filter, MOST_SUBMISSIONS + 1);
    if (hours.length > MOST_SUBMISSIONS) {
      const message = `must be later, because the range has more than ${MOST_SUBMISSIONS} submissions`;
      throw validationError([{ field: 'from', code: 'conflict', message }]);
    }
    const certified = { volunteerUserId: actor.userId, from, to, hours, issuedAt: now };
    const pdf = { name: 'volunteer-certificate.pdf', letterhead: letterheadOf(config) };
    return presentCertified(db, certified, wantsPdf(query.format, preferred) ? pdf : undefined);
  },
});
