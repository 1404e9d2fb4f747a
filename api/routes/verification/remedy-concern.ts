import { remedyConcern } from '../../../operations/verification/remedy-concern';
import { defineRoute } from '../../route';
import { requireParty } from './party';
import { presentRecord } from './present';
import { entityParams, entityQuery, remedySchema, verificationSchema } from './schema';
import { submittedDocuments } from './submitted-documents';

export const remedyConcernRoute = defineRoute({
  method: 'post',
  path: '/api/v1/verification/{entity_id}/concerns/remedy',
  operationId: 'remedyVerificationConcern',
  tag: 'Verification',
  summary: 'Answer a concern and describe its remedy',
  scope: 'verification:write',
  params: entityParams,
  query: entityQuery,
  body: remedySchema,
  success: { status: 200, description: 'The record, awaiting determination', schema: verificationSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle(request) {
    const { db, body, gateways, now } = request;
    const remedy = {
      ...(await requireParty(request, 'entity', { inForce: true })),
      documents: await submittedDocuments(request),
      statement: body.statement,
      at: now,
    };
    return presentRecord(request, await remedyConcern(db, remedy, gateways));
  },
});
