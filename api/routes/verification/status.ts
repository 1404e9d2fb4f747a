import { askForIdentityLink } from '../../ask-identity-vendor';
import { speaksFor } from '../../policies/verification';
import { defineRoute } from '../../route';
import { loadVerification } from './load';
import { presentRecord } from './present';
import { entityParams, entityQuery, verificationSchema } from './schema';

export const getVerificationStatus = defineRoute({
  method: 'get',
  path: '/api/v1/verification/status/{entity_id}',
  operationId: 'getVerificationStatus',
  tag: 'Verification',
  summary: "Read an entity's verification",
  description:
    'Returns the open application, else the verification in force, else the newest one. A person who has to prove their identity gets a new link with each reading.',
  scope: 'verification:read',
  params: entityParams,
  query: entityQuery,
  success: { status: 200, description: 'The record', schema: verificationSchema },
  errors: ['NOT_FOUND'],
  async handle(request) {
    const { verification, entity } = await loadVerification(request);
    const link = speaksFor(request.actor, entity)
      ? await askForIdentityLink(request, verification)
      : undefined;
    return presentRecord(request, verification, link);
  },
});
