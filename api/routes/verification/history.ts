import { listHistory } from '../../../db/queries/verification/history';
import { presentHistoryEntry } from '../../presenters/verification';
import { defineRoute } from '../../route';
import { loadVerification } from './load';
import { entityParams, historyQuery, historySchema } from './schema';

export const getVerificationHistory = defineRoute({
  method: 'get',
  path: '/api/v1/verification/{entity_id}/history',
  operationId: 'getVerificationHistory',
  tag: 'Verification',
  summary: "List the history of an entity's verifications, oldest first",
  scope: 'verification:read',
  params: entityParams,
  query: historyQuery,
  success: { status: 200, description: 'A page of the history', schema: historySchema },
  errors: ['NOT_FOUND'],
  async handle(request) {
    const { verification } = await loadVerification(request);
    const { db, actor } = request;
    const { page, limit } = request.query;
    const { entries, total } = await listHistory(
      db,
      { entityType: verification.state.entityType, entityId: verification.entityId },
      { limit, offset: (page - 1) * limit },
    );
    const showsReviewers = actor.isReviewer || actor.isOperator;
    return {
      history: entries.map((entry) => presentHistoryEntry(entry, showsReviewers)),
      total,
      page,
      limit,
    };
  },
});
