import { insertDocuments } from '../../../db/queries/verification-moves';
import { defineRoute } from '../../route';
import { moveAndPresent, requireLocked } from './entity';
import { appealSchema, entityParams, entityQuery, verificationSchema } from './schema';
import { readDocuments } from './submitted-documents';

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
    const { verification, by } = await requireLocked(request, 'entity');
    const { db, body, gateways, now } = request;
    const target = { outbound: gateways.outbound, verificationId: verification.id, at: now };
    await insertDocuments(db, readDocuments(body.documents, target));
    return moveAndPresent(request, verification, { happening: 'appeal', by, reason: body.explanation });
  },
});
