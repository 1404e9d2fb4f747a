import { raiseConcern } from '../../../operations/verification/raise-concern';
import { defineRoute } from '../../route';
import { requireParty } from './party';
import { presentRecord } from './present';
import { concernSchema, entityParams, entityQuery, verificationSchema } from './schema';

export const raiseConcernRoute = defineRoute({
  method: 'post',
  path: '/api/v1/verification/{entity_id}/concerns',
  operationId: 'raiseVerificationConcern',
  tag: 'Verification review',
  summary: 'Raise a concern about a verified entity',
  description:
    'The entity has ten business days to remedy the concern. It keeps its level until the final determination.',
  scope: 'verification:write',
  stepUp: 'staff',
  params: entityParams,
  query: entityQuery,
  body: concernSchema,
  success: { status: 200, description: 'The record under concern', schema: verificationSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle(request) {
    const { db, body, gateways, now } = request;
    const party = await requireParty(request, 'reviewer', { inForce: true });
    const { grounds, reason } = body;
    const concern = { ...party, grounds, reason, at: now };
    return presentRecord(request, await raiseConcern(db, concern, gateways));
  },
});
