import { releaseVerification } from '../../../operations/verification/claim';
import { defineRoute } from '../../route';
import { requireParty } from './party';
import { presentRecord } from './present';
import { entityParams, entityQuery, verificationSchema } from './schema';

export const releaseVerificationRoute = defineRoute({
  method: 'post',
  path: '/api/v1/verification/{entity_id}/release',
  operationId: 'releaseVerification',
  tag: 'Verification review',
  summary: 'Return a verification to the queue',
  description: 'A reviewer may end only their own claim, an operator any claim.',
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
