import { inTransaction } from '../../../db/database';
import { lockHours } from '../../../db/queries/hours/hours';
import { moveHours } from '../../../db/queries/hours/changes';
import { mayDecideHours } from '../../policies/volunteer-hours';
import { defineRoute } from '../../route';
import { present, loadHours } from './load';
import { hoursParams, hoursSchema } from './schema';

export const getHours = defineRoute({
  method: 'get',
  path: '/v1/volunteer/hours/{submission_id}',
  operationId: 'getVolunteerHours',
  tag: 'Volunteering',
  summary: 'Read a submission of hours and how far it is',
  description: 'A pending submission is `in_review` once a member of the charity has read it.',
  scope: 'volunteer:read',
  params: hoursParams,
  success: { status: 200, description: 'The submission', schema: hoursSchema },
  errors: ['NOT_FOUND'],
  async handle({ db, params, actor, now }) {
    const { hours, member } = await loadHours(db, actor, params.submission_id);
    if (hours.status !== 'pending' || !member || !mayDecideHours(actor, hours, member)) {
      return present(db, hours);
    }
    const opened = await inTransaction(db, async (tx) => {
      const held = (await lockHours(tx, hours.id)) ?? hours;
      const move = {
        to: 'in_review',
        detail: 'Opened by the charity.',
        byUserId: actor.userId,
        at: now,
      } as const;
      return (await moveHours(tx, held, move)) ?? held;
    });
    return present(db, opened);
  },
});
