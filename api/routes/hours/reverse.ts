import { GivingError } from '../../../domain/errors';
import { reverseHours } from '../../../operations/hours/reverse-hours';
import { mayReverseHours } from '../../policies/hours';
import { defineRoute } from '../../route';
import { loadHours } from './load';
import { presentOne } from './present';
import { hoursParams, hoursSchema, reversalSchema } from './schema';

export const reverseHoursRoute = defineRoute({
  method: 'post',
  path: '/v1/volunteer/hours/{submission_id}/reversal',
  operationId: 'reverseVolunteerHours',
  tag: 'Volunteering',
  summary: 'Reverse the verification of hours',
  description: 'For operators. Nobody else can change verified hours. The timeline keeps the earlier states.',
  scope: 'volunteer:write',
  stepUp: 'staff',
  params: hoursParams,
  body: reversalSchema,
  success: { status: 200, description: 'The submission, now rejected', schema: hoursSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, body, actor, now }) {
    const { hours } = await loadHours(db, actor, params.submission_id);
    if (!mayReverseHours(actor)) {
      throw new GivingError('FORBIDDEN', 'Only operators may reverse verified hours.');
    }
    const by = { byUserId: actor.userId, at: now };
    return presentOne(db, await reverseHours(db, { submissionId: hours.id, reason: body.reason, ...by }));
  },
});
