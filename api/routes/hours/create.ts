import { parseMinute } from '../../../domain/hours/clock';
import { submitHours } from '../../../operations/hours/submit-hours';
import { defineRoute } from '../../route';
import { presentOne } from './present';
import { hoursRequestSchema, hoursSchema } from './schema';

export const submitHoursRoute = defineRoute({
  method: 'post',
  path: '/v1/volunteer/hours',
  operationId: 'submitVolunteerHours',
  tag: 'Volunteering',
  summary: 'Submit hours of volunteer work',
  description:
    'The charity decides. It gets reminders on days 3 and 7. On day 14 the submission also appears in the queue of the platform reviewers. On day 30 it expires.',
  scope: 'volunteer:write',
  body: hoursRequestSchema,
  success: { status: 201, description: 'The submission', schema: hoursSchema },
  errors: ['INVALID_CHARITY'],
  async handle({ db, body, actor, now }) {
    const hours = await submitHours(db, {
      volunteer: actor,
      charityId: body.charity_id,
      opportunityId: body.opportunity_id,
      verifierId: body.verifier_id,
      hundredths: Math.round(body.hours * 100),
      date: body.date,
      startsAtMinute: body.start_time === undefined ? null : parseMinute(body.start_time),
      description: body.description,
      proofDocuments: body.proof_documents,
      at: now,
    });
    return presentOne(db, hours);
  },
});
