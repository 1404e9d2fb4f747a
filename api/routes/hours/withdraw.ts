import { defineRoute } from '../../route';
import { forbidden, loadLockedHours, present, requireMove } from './load';
import { hoursParams, hoursSchema, withdrawalSchema } from './schema';

export const withdrawHours = defineRoute({
  method: 'post',
  path: '/v1/volunteer/hours/{submission_id}/withdraw',
  operationId: 'withdrawVolunteerHours',
  tag: 'Volunteering',
  summary: 'Take a submission back before it is decided',
  scope: 'volunteer:write',
  params: hoursParams,
  body: withdrawalSchema,
  success: { status: 200, description: 'The submission as it is now', schema: hoursSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, body, actor, now }) {
    const { hours } = await loadLockedHours(db, actor, params.submission_id);
    if (hours.volunteerUserId !== actor.userId) throw forbidden('Only the volunteer withdraws hours.');
    const moved = await requireMove(db, hours, {
      to: 'withdrawn',
      detail: 'Withdrawn by the volunteer.',
      ...(body.reason === undefined ? {} : { reason: body.reason }),
      byUserId: actor.userId,
      at: now,
    });
    return present(db, moved);
  },
});
