import { type Database } from '../../../db/database';
import { type Actor } from '../../../domain/access/actor';
import { findPersons } from '../../../db/queries/access/persons';
import { GivingError } from '../../../domain/errors';
import { decideHours } from '../../../operations/hours/decide-hours';
import { decideManyHours } from '../../../operations/hours/decide-many-hours';
import { mayDecideHours } from '../../policies/hours';
import { defineRoute } from '../../route';
import { loadHours } from './load';
import { presentOne, presentResult } from './present';
import { bulkDecisionSchema, bulkResultSchema, decisionSchema, hoursParams, hoursSchema } from './schema';

export const decideHoursRoute = defineRoute({
  method: 'post',
  path: '/v1/volunteer/hours/{submission_id}/decision',
  operationId: 'decideVolunteerHours',
  tag: 'Volunteering',
  summary: 'Verify hours, reject them, or ask for more information',
  description: 'For members of the charity, reviewers and operators. Nobody decides on their own hours.',
  scope: 'volunteer:write',
  stepUp: 'staff',
  params: hoursParams,
  body: decisionSchema,
  success: { status: 200, description: 'The updated submission', schema: hoursSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
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
});

export const decideManyHoursRoute = defineRoute({
  method: 'post',
  path: '/v1/volunteer/hours/decisions',
  operationId: 'decideManyVolunteerHours',
  tag: 'Volunteering',
  summary: 'Make the same decision on up to 100 submissions',
  description: 'Each submission is decided separately. An error for one does not affect the others.',
  scope: 'volunteer:write',
  stepUp: 'staff',
  body: bulkDecisionSchema,
  success: { status: 200, description: 'The result for each submission', schema: bulkResultSchema },
  errors: [],
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
});

async function authorise(db: Database, actor: Actor, submissionId: string): Promise<void> {
  const { hours, member: isMember } = await loadHours(db, actor, submissionId);
  const persons = await findPersons(db, actor);
  if (mayDecideHours(actor, hours, { isMember, persons })) return;
  const message =
    'You may not decide on your own hours, nor with a key that the volunteer issued. A member of the charity decides.';
  throw new GivingError('FORBIDDEN', message);
}
