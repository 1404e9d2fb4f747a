import { parseMinute } from '../../../domain/hours/clock';
import { submitHours, withdrawHours, answerQuestions } from '../../../operations/hours/volunteer-changes';
import { route, routes } from '../../route';
import { presentOne, presentCertified } from './present';
import {
  hoursRequestSchema,
  hoursSchema,
  hoursListSchema,
  myHoursQuery,
  withdrawalSchema,
  informationSchema,
} from './schema';
import { GivingError, validationError } from '../../../domain/errors';
import { listPage } from './page';
import { openHours } from '../../../operations/hours/member-changes';
import { loadHours, loadHoursWithRoles } from '../../access/hours';
import { findVerifiedHours, listVerifiedHours } from '../../../db/queries/hours/verified';
import { letterheadOf } from '../../../letters/paper/letterhead';
import { languageOf, PDF, wantsPdf } from '../../print';
import { certificateQuery, certificateSchema, myCertificateQuery } from './certificate-schema';

const success = {
  status: 200,
  description: 'A page of submissions, newest first',
  schema: hoursListSchema,
} as const;

/** The most submissions of one certificate, because rendering a longer PDF would block other requests. */
const MOST_SUBMISSIONS = 500;

export const hoursRoutes = routes('Volunteering', {
  submitVolunteerHours: route('POST /v1/volunteer/hours', {
    summary: 'Submit hours of volunteer work',
    description:
      'The charity decides. It gets reminders on days 3 and 7. On day 14 the submission also appears in the queue of the platform reviewers. On day 30 it expires. Hours are 0.25 to 24, with at most two decimals. The answer is 400 if the date would have more than 24 hours, or if two submissions overlap. It is 403 if the opportunity requires screening.',
    scope: 'volunteer:write',
    body: hoursRequestSchema,
    success: { status: 201, description: 'The submission', schema: hoursSchema },
    errors: ['INVALID_CHARITY'],
    async handle({ act, db, body, actor }) {
      const hours = await submitHours(act, {
        volunteer: actor,
        charityId: body.charity_id,
        opportunityId: body.opportunity_id,
        verifierId: body.verifier_id,
        hundredths: Math.round(body.hours * 100),
        date: body.date,
        startsAtMinute: body.start_time === undefined ? null : parseMinute(body.start_time),
        description: body.description,
        proofDocuments: body.proof_documents,
      });
      return presentOne(db, hours);
    },
  }),

  listMyVolunteerHours: route('GET /v1/volunteer/hours', {
    summary: "List the caller's submissions of hours",
    description: 'Newest first. `from` and `to` are inclusive days of work.',
    scope: 'volunteer:read',
    query: myHoursQuery,
    success,
    handle: ({ db, query, actor }) => listPage(db, query, { volunteerUserId: actor.userId }),
  }),

  getVolunteerHours: route('GET /v1/volunteer/hours/{submission_id}', {
    summary: 'Read a submission of hours and its status',
    description: 'A pending submission becomes `in_review` when a member of the charity reads it.',
    scope: 'volunteer:read',
    success: { status: 200, description: 'The submission', schema: hoursSchema },
    async handle({ db, params, actor, now }) {
      const [hours, { member, owner }] = await loadHoursWithRoles(db, actor, params.submission_id);
      const isOpened = hours.status === 'pending' && member && !owner;
      if (!isOpened) return presentOne(db, hours);
      const opened = await openHours(db, { submissionId: hours.id, byUserId: actor.userId, at: now });
      return presentOne(db, opened);
    },
  }),

  withdrawVolunteerHours: route('POST /v1/volunteer/hours/{submission_id}/withdraw', {
    summary: 'Withdraw a submission before it is decided',
    scope: 'volunteer:write',
    body: withdrawalSchema,
    success: { status: 200, description: 'The updated submission', schema: hoursSchema },
    errors: ['CONFLICT'],
    async handle({ act, db, params, body, actor }) {
      const hours = await loadHours(db, actor, params.submission_id, 'withdraw');
      const by = { byUserId: actor.userId };
      const withdrawn = await withdrawHours(act, { submissionId: hours.id, reason: body.reason, ...by });
      return presentOne(db, withdrawn);
    },
  }),

  answerVolunteerHours: route('POST /v1/volunteer/hours/{submission_id}/information', {
    summary: "Answer the charity's questions",
    description: 'The submission is pending again and keeps its deadline.',
    scope: 'volunteer:write',
    body: informationSchema,
    success: { status: 200, description: 'The updated submission', schema: hoursSchema },
    errors: ['CONFLICT'],
    async handle({ act, db, params, body, actor }) {
      const hours = await loadHours(db, actor, params.submission_id, 'answer');
      const answered = await answerQuestions(act, {
        submissionId: hours.id,
        message: body.message,
        proofDocuments: body.proof_documents ?? [],
        byUserId: actor.userId,
      });
      return presentOne(db, answered);
    },
  }),

  getVolunteerHoursCertificate: route('GET /v1/volunteer/hours/{submission_id}/certificate', {
    summary: 'Read the certificate of one verified submission',
    description:
      'A certificate for schools and employers. The volunteer, members of the charity, reviewers and operators may read it. If the hours are not verified, the answer is 409.',
    scope: 'volunteer:read',
    query: certificateQuery,
    success: { status: 200, description: 'The certificate', schema: certificateSchema, media: PDF },
    errors: ['CONFLICT'],
    async handle({ db, params, query, actor, config, now, preferred }) {
      const hours = await loadHours(db, actor, params.submission_id);
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
      const name = `certificate-${hours.id}.pdf`;
      const pdf = { name, letterhead: letterheadOf(config), language: await languageOf(db, actor) };
      return presentCertified(db, certified, wantsPdf(query.format, preferred) ? pdf : undefined);
    },
  }),

  getMyVolunteerCertificate: route('GET /v1/users/me/volunteer/certificate', {
    summary: "Read a certificate of the caller's verified hours",
    description: `For schools and employers. Covers all charities or one, and all days or a range, with at most ${MOST_SUBMISSIONS} submissions. With more, the answer is 400.`,
    scope: 'volunteer:read',
    query: myCertificateQuery,
    success: {
      status: 200,
      description: 'All currently verified submissions, oldest work first, and their total',
      schema: certificateSchema,
      media: PDF,
    },
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
      const name = 'volunteer-certificate.pdf';
      const pdf = { name, letterhead: letterheadOf(config), language: await languageOf(db, actor) };
      return presentCertified(db, certified, wantsPdf(query.format, preferred) ? pdf : undefined);
    },
  }),
});
