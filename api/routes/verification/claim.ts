import { claimVerification } from '../../../operations/verification/claim';
import { defineRoute } from '../../route';
import { requireParty } from './party';
import { presentRecord } from './present';
import { entityParams, entityQuery, verificationSchema } from './schema';

export const claimVerificationRoute = defineRoute({
  method: 'post',
  path: '/api/v1/verification/{entity_id}/claim',
  operationId: 'claimVerification',
  tag: 'Verification review',
  summary: 'Claim a verification',
  description: 'No other reviewer can decide a claimed verification until it is released.',
  scope: 'verification:write',
  params: entityParams,
  query: entityQuery,
  success: { status: 200, description: 'The record', schema: verificationSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle(request) {
    const party = await requireParty(request, 'reviewer');
    return presentRecord(request, await claimVerification(request.db, { ...party, at: request.now }));
  },
});
