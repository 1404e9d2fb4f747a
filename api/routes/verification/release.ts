import { releaseVerification } from '../../../operations/verification/release-verification';
import { defineRoute } from '../../route';
import { requireParty } from './party';
import { presentRecord } from './present';
import { entityParams, entityQuery, verificationSchema } from './schema';

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
  async handle(request) {
    const party = await requireParty(request, 'reviewer');
    return presentRecord(request, await releaseVerification(request.db, { ...party, at: request.now }));
  },
});
