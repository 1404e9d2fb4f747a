import { defineRoute } from '../../route';
import { moveAndPresent, loadLockedVerification } from './load';
import { appealSchema, entityParams, entityQuery, verificationSchema } from './schema';
import { submitDocuments } from './submitted-documents';

export const appealVerification = defineRoute({
  method: 'post',
  path: '/api/v1/verification/{entity_id}/appeals',
  operationId: 'appealVerification',
  tag: 'Verification',
  summary: 'Appeal a rejection or revocation',
  description: 'Once, within 30 days. Somebody who had no part in the decision hears it.',
  scope: 'verification:write',
  params: entityParams,
  query: entityQuery,
  body: appealSchema,
  success: { status: 200, description: 'The record under appeal', schema: verificationSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle(request) {
    const { verification, by } = await loadLockedVerification(request, 'entity');
    await submitDocuments(request, verification.id);
    return moveAndPresent(request, verification, {
      happening: 'appeal',
      by,
      reason: request.body.explanation,
    });
  },
});
