import { type Database } from '../../../db/database';
import { type Actor } from '../../../domain/access/actor';
import { findPersons } from '../../../db/queries/access/persons';
import { GivingError } from '../../../domain/errors';
import { decideHours } from '../../../operations/hours/decide-hours';
import { decideManyHours } from '../../../operations/hours/decide-many-hours';
import { mayDecideHours, mayReverseHours, mayReadHoursOfCharity } from '../../policies/hours';
import { route, routes } from '../../route';
import { loadHours } from './load';
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
import { reverseHours } from '../../../operations/hours/reverse-hours';
import { loadCharity } from '../charities/load';
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
    async handle({ db, body, actor, now }) {
      const { submission_ids: submissionIds, decision, reason = null } = body;
      const results = await decideManyHours(db, {
        submissionIds,
        decision,
        reason,
        byUserId: actor.userId,
        at: now,
        authorise: (submissionId) => authorise(db, actor, submissionId),
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
    async handle({ db, params, body, actor, now }) {
      await authorise(db, actor, params.submission_id);
      const hours = await decideHours(db, {
        submissionId: params.submission_id,
        decision: body.decision,
        reason: body.reason ?? null,
        hundredths: body.hours === undefined ? undefined : Math.round(body.hours * 100),
        byUserId: actor.userId,
        at: now,
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
    async handle({ db, params, body, actor, now }) {
      const { hours } = await loadHours(db, actor, params.submission_id);
      if (!mayReverseHours(actor)) {
        throw new GivingError('FORBIDDEN', 'Only operators may reverse verified hours.');
      }
      const by = { byUserId: actor.userId, at: now };
      return presentOne(db, await reverseHours(db, { submissionId: hours.id, reason: body.reason, ...by }));
    },
  }),

  listCharityVolunteerHours: route('GET /v1/charities/{charity_id}/volunteer-hours', {
    summary: 'List the hours submitted to a charity',
    description: 'For members of the charity, reviewers and operators.',
    scope: 'volunteer:read',
    query: charityHoursQuery,
    success,
    async handle({ db, params, query, actor }) {
      const { charity, member } = await loadCharity(db, actor, params.charity_id);
      if (!mayReadHoursOfCharity(actor, member)) {
        throw new GivingError('FORBIDDEN', 'Only members of the charity may see its volunteer hours.');
      }
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
      if (!mayReadHoursOfCharity(actor, false)) {
        throw new GivingError('FORBIDDEN', 'Only reviewers may see this queue.');
      }
      return listPage(db, query, { handedOver: true });
    },
  }),
});

async function authorise(db: Database, actor: Actor, submissionId: string): Promise<void> {
  const { hours, member: isMember } = await loadHours(db, actor, submissionId);
  const persons = await findPersons(db, actor);
  if (mayDecideHours(actor, hours, { isMember, persons })) return;
  const message =
    'You may not decide on your own hours, nor with a key that the volunteer issued. A member of the charity decides.';
  throw new GivingError('FORBIDDEN', message);
}
