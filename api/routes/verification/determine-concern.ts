import { determineConcern } from '../../../operations/verification/determine-concern';
import { defineRoute } from '../../route';
import { requireParty } from './party';
import { presentRecord } from './present';
import { determinationSchema, entityParams, entityQuery, verificationSchema } from './schema';

export const determineConcernRoute = defineRoute({
  method: 'post',
  path: '/api/v1/verification/{entity_id}/concerns/determination',
  operationId: 'determineVerificationConcern',
  tag: 'Verification review',
  summary: 'Dismiss a concern, or revoke the verification',
  description:
    'A revocation takes two people. The first `revoke` proposes it, and the `revoke` of a second person confirms it. ' +
    'It withdraws the open application of the entity.',
  scope: 'verification:write',
  stepUp: 'staff',
  params: entityParams,
  query: entityQuery,
  body: determinationSchema,
  success: { status: 200, description: 'The record after the determination', schema: verificationSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle(request) {
    const { db, body, now } = request;
    const party = await requireParty(request, 'reviewer', { inForce: true });
    const { decision, reason } = body;
    return presentRecord(request, await determineConcern(db, { ...party, decision, reason, at: now }));
  },
});
