import { decideHours, decideManyHours, reverseHours } from '../../../operations/hours/member-changes';
import { loadCharity } from '../../access/charities';
import { loadHours } from '../../access/hours';
import { requireStaff } from '../../access/resource';
import { route, routes } from '../../route';
import { presentOne, presentResult } from './present';
import {
  bulkDecisionSchema,
  bulkResultSchema,
  decisionSchema,
  hoursSchema,
  reversalSchema,
  charityHoursQuery,
  hoursListSchema,
  reviewQueueQuery,
} from './schema';
import { listPage } from './page';

const success = {
  status: 200,
  description: 'A page of submissions, newest first',
  schema: hoursListSchema,
} as const;

export const hoursReviewRoutes = routes('Volunteering', {
  decideManyVolunteerHours: route('POST /v1/volunteer/hours/decisions', {
    summary: 'Make the same decision on up to 100 submissions',
    description: 'Each submission is decided separately. An error for one does not affect the others.',
    scope: 'volunteer:write',
    stepUp: 'staff',
    body: bulkDecisionSchema,
    success: { status: 200, description: 'The result for each submission', schema: bulkResultSchema },
    async handle({ act, db, body, actor }) {
      const { submission_ids: submissionIds, decision, reason = null } = body;
      const results = await decideManyHours(act, {
        submissionIds,
        decision,
        reason,
        byUserId: actor.userId,
        authorise: async (submissionId) => void (await loadHours(db, actor, submissionId, 'decide')),
      });
      return { results: results.map(presentResult) };
    },
  }),

  decideVolunteerHours: route('POST /v1/volunteer/hours/{submission_id}/decision', {
    summary: 'Verify hours, reject them, or ask for more information',
    description:
      'For members of the charity, reviewers and operators. Nobody decides on their own hours. The answer is 409 if the hours are already decided.',
    scope: 'volunteer:write',
    stepUp: 'staff',
    body: decisionSchema,
    success: { status: 200, description: 'The updated submission', schema: hoursSchema },
    errors: ['CONFLICT'],
    async handle({ act, db, params, body, actor }) {
      await loadHours(db, actor, params.submission_id, 'decide');
      const hours = await decideHours(act, {
        submissionId: params.submission_id,
        decision: body.decision,
        reason: body.reason ?? null,
        hundredths: body.hours === undefined ? undefined : Math.round(body.hours * 100),
        byUserId: actor.userId,
      });
      return presentOne(db, hours);
    },
  }),

  reverseVolunteerHours: route('POST /v1/volunteer/hours/{submission_id}/reversal', {
    summary: 'Reverse the verification of hours',
    description:
      'For operators. Nobody else can change verified hours. The timeline keeps the earlier states.',
    scope: 'volunteer:write',
    stepUp: 'staff',
    body: reversalSchema,
    success: { status: 200, description: 'The submission, now rejected', schema: hoursSchema },
    errors: ['CONFLICT'],
    async handle({ act, db, params, body, actor }) {
      const hours = await loadHours(db, actor, params.submission_id, 'reverse');
      const by = { byUserId: actor.userId };
      return presentOne(db, await reverseHours(act, { submissionId: hours.id, reason: body.reason, ...by }));
    },
  }),

  listCharityVolunteerHours: route('GET /v1/charities/{charity_id}/volunteer-hours', {
    summary: 'List the hours submitted to a charity',
    description: 'For members of the charity, reviewers and operators.',
    scope: 'volunteer:read',
    query: charityHoursQuery,
    success,
    async handle({ db, params, query, actor }) {
      const charity = await loadCharity(db, actor, params.charity_id, 'readHours');
      return listPage(db, query, { charityId: charity.id });
    },
  }),

  listVolunteerHoursToReview: route('GET /v1/volunteer/review-queue', {
    summary: 'List the hours that wait for platform reviewers',
    description: 'For reviewers and operators. Shows hours that the charity has not decided within 14 days.',
    scope: 'volunteer:read',
    query: reviewQueueQuery,
    success,
    handle({ db, query, actor }) {
      requireStaff(actor, 'Only reviewers may see this queue.');
      return listPage(db, query, { handedOver: true });
    },
  }),
});
