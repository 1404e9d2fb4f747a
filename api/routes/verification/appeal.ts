import { appealVerification } from '../../../operations/verification/appeal-verification';
import { defineRoute } from '../../route';
import { requireParty } from './party';
import { presentRecord } from './present';
import { appealSchema, entityParams, entityQuery, verificationSchema } from './schema';
import { submittedDocuments } from './submitted-documents';

export const appealVerificationRoute = defineRoute({
  method: 'post',
  path: '/api/v1/verification/{entity_id}/appeals',
  operationId: 'appealVerification',
  tag: 'Verification',
  summary: 'Appeal a rejection or revocation',
  description:
    'Allowed once, within 30 days. A revoked entity appeals its revocation, any other its newest rejected application. ' +
    'People who took no part in the decision decide the appeal. Two of them must grant the appeal of a revocation.',
  scope: 'verification:write',
  params: entityParams,
  query: entityQuery,
  body: appealSchema,
  success: { status: 200, description: 'The record under appeal', schema: verificationSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle(request) {
    const { db, body, gateways, now } = request;
    const appeal = {
      ...(await requireParty(request, 'entity', { appealable: true })),
      documents: await submittedDocuments(request),
      explanation: body.explanation,
      at: now,
    };
    return presentRecord(request, await appealVerification(db, appeal, gateways));
  },
});
