import { listQueue } from '../../../db/queries/verification/queue';
import { GivingError } from '../../../domain/errors';
import { STAGES_FOR_REVIEWERS } from '../../../domain/verification/stages';
import { mayReadQueue } from '../../policies/verification';
import { presentQueueEntry } from '../../presenters/verification';
import { defineRoute } from '../../route';
import { queueQuery, queueSchema } from './schema';

export const listVerificationQueue = defineRoute({
  method: 'get',
  path: '/api/v1/verification/queue',
  operationId: 'listVerificationQueue',
  tag: 'Verification review',
  summary: 'List verifications that wait for a reviewer, most urgent first',
  scope: 'verification:read',
  query: queueQuery,
  success: { status: 200, description: 'A page of the queue', schema: queueSchema },
  errors: [],
  async handle({ db, query, actor, now }) {
    if (!mayReadQueue(actor)) throw new GivingError('FORBIDDEN', 'Only reviewers may see this queue.');
    const { page, limit, stage } = query;
    const { verifications, total } = await listQueue(db, {
      stages: STAGES_FOR_REVIEWERS.filter((each) => stage === undefined || each === stage),
      status: query.status,
      entityType: query.entity_type,
      level: query.level,
      overdueAt: query.overdue === true ? now : undefined,
      claimedBy: query.claimed_by === undefined ? undefined : query.claimed_by === 'me' ? actor.userId : null,
      limit,
      offset: (page - 1) * limit,
    });
    return { verifications: verifications.map((each) => presentQueueEntry(each, now)), total, page, limit };
  },
});
