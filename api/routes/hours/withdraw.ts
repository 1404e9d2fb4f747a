import { GivingError } from '../../../domain/errors';
import { withdrawHours } from '../../../operations/hours/withdraw-hours';
import { isVolunteerOf } from '../../policies/hours';
import { defineRoute } from '../../route';
import { loadHours } from './load';
import { presentOne } from './present';
import { hoursParams, hoursSchema, withdrawalSchema } from './schema';

export const withdrawHoursRoute = defineRoute({
  method: 'post',
  path: '/v1/volunteer/hours/{submission_id}/withdraw',
  operationId: 'withdrawVolunteerHours',
  tag: 'Volunteering',
  summary: 'Withdraw a submission before it is decided',
  scope: 'volunteer:write',
  params: hoursParams,
  body: withdrawalSchema,
  success: { status: 200, description: 'The updated submission', schema: hoursSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, body, actor, now }) {
    const { hours } = await loadHours(db, actor, params.submission_id);
    if (!isVolunteerOf(actor, hours)) {
      throw new GivingError('FORBIDDEN', 'Only the volunteer may withdraw hours.');
    }
    const by = { byUserId: actor.userId, at: now };
    const withdrawn = await withdrawHours(db, { submissionId: hours.id, reason: body.reason, ...by });
    return presentOne(db, withdrawn);
  },
});
