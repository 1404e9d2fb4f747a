import { claimVerification } from '../../../db/queries/verification/moves';
import { listQueue } from '../../../db/queries/verification/verifications';
import { GivingError } from '../../../domain/errors';
import { statusOf } from '../../../domain/verification/decide';
import { STAGES_FOR_REVIEWERS } from '../../../domain/verification/stages';
import { presentQueueEntry } from '../../presenters/verification';
import { defineRoute } from '../../route';
import { type EntityRequest, presentRecord, refuseIfClaimed, loadLockedVerification } from './load';
import { entityParams, entityQuery, queueQuery, queueSchema, verificationSchema } from './schema';

export const listVerificationQueue = defineRoute({
  method: 'get',
  path: '/api/v1/verification/queue',
  operationId: 'listVerificationQueue',
  tag: 'Verification review',
  summary: 'What waits for a reviewer, the most urgent first',
  scope: 'verification:read',
  query: queueQuery,
  success: { status: 200, description: 'A page of the queue', schema: queueSchema },
  errors: [],
  async handle({ db, query, actor, now }) {
    if (!actor.isReviewer && !actor.isOperator) {
      throw new GivingError('FORBIDDEN', 'Only reviewers have a queue.');
    }
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

export const claimVerificationRoute = defineRoute({
  method: 'post',
  path: '/api/v1/verification/{entity_id}/claim',
  operationId: 'claimVerification',
  tag: 'Verification review',
  summary: 'Take a verification on',
  description: 'Until it is released or decided no other reviewer decides it.',
  scope: 'verification:write',
  params: entityParams,
  query: entityQuery,
  success: { status: 200, description: 'The record', schema: verificationSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  handle: (request) => setClaim(request, 'claimed'),
});

export const releaseVerificationRoute = defineRoute({
  method: 'post',
  path: '/api/v1/verification/{entity_id}/release',
  operationId: 'releaseVerification',
  tag: 'Verification review',
  summary: 'Give a verification back to the queue',
  description: 'Its own claim by the reviewer, anybody’s by an operator.',
  scope: 'verification:write',
  params: entityParams,
  query: entityQuery,
  success: { status: 200, description: 'The record', schema: verificationSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  handle: (request) => setClaim(request, 'released'),
});

async function setClaim(request: EntityRequest, happening: 'claimed' | 'released') {
  const { db, actor, now } = request;
  const { verification, by } = await loadLockedVerification(request, 'reviewer');
  const { stage } = verification.state;
  if (!STAGES_FOR_REVIEWERS.includes(stage)) {
    throw new GivingError('CONFLICT', `In the stage ${stage} nothing waits for a reviewer.`, { stage });
  }
  if (happening === 'claimed' || !actor.isOperator) refuseIfClaimed(verification, actor);
  const claimedBy = happening === 'claimed' ? actor.userId : null;
  const status = statusOf(verification.state);
  const step = { happening, fromStage: stage, toStage: stage, status, by, reason: null, at: now };
  await claimVerification(db, verification, claimedBy, step);
  return presentRecord(request, { ...verification, state: { ...verification.state, claimedBy } });
}
