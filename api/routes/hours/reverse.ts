import { GivingError } from '../../../domain/errors';
import { defineRoute } from '../../route';
import { forbidden, loadLockedHours, present, requireMove } from './load';
import { hoursParams, hoursSchema, reversalSchema } from './schema';

export const reverseHours = defineRoute({
  method: 'post',
  path: '/v1/volunteer/hours/{submission_id}/reversal',
  operationId: 'reverseVolunteerHours',
  tag: 'Volunteering',
  summary: 'Take back the verification of hours',
  description: 'For operators: verified hours are locked for everybody else. The timeline keeps what was.',
  scope: 'volunteer:write',
  params: hoursParams,
  body: reversalSchema,
  success: { status: 200, description: 'The submission, rejected', schema: hoursSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, body, actor, now }) {
    const { hours } = await loadLockedHours(db, actor, params.submission_id);
    if (!actor.isOperator) throw forbidden('Only operators of the platform reverse verified hours.');
    if (hours.status !== 'verified') {
      throw new GivingError('CONFLICT', 'Only verified hours are reversed.', { status: hours.status });
    }
    const moved = await requireMove(db, hours, {
      to: 'rejected',
      detail: 'The verification was reversed by the platform.',
      reason: body.reason,
      byUserId: actor.userId,
      at: now,
    });
    return present(db, moved);
  },
});
