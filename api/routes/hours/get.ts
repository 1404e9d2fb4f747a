import { openHours } from '../../../operations/hours/open-hours';
import { isVolunteerOf } from '../../policies/hours';
import { defineRoute } from '../../route';
import { loadHours } from './load';
import { presentOne } from './present';
import { hoursParams, hoursSchema } from './schema';

export const getHours = defineRoute({
  method: 'get',
  path: '/v1/volunteer/hours/{submission_id}',
  operationId: 'getVolunteerHours',
  tag: 'Volunteering',
  summary: 'Read a submission of hours and its status',
  description: 'A pending submission becomes `in_review` when a member of the charity reads it.',
  scope: 'volunteer:read',
  params: hoursParams,
  success: { status: 200, description: 'The submission', schema: hoursSchema },
  errors: ['NOT_FOUND'],
  async handle({ db, params, actor, now }) {
    const { hours, member } = await loadHours(db, actor, params.submission_id);
    const isOpened = hours.status === 'pending' && member && !isVolunteerOf(actor, hours);
    if (!isOpened) return presentOne(db, hours);
    const opened = await openHours(db, { submissionId: hours.id, byUserId: actor.userId, at: now });
    return presentOne(db, opened);
  },
});
