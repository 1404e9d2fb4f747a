import { defineRoute } from '../../route';
import { moveAndPresent, loadLockedVerification } from './load';
import {
  concernSchema,
  determinationSchema,
  entityParams,
  entityQuery,
  remedySchema,
  verificationSchema,
} from './schema';
import { submitDocuments } from './submitted-documents';

export const raiseConcern = defineRoute({
  method: 'post',
  path: '/api/v1/verification/{entity_id}/concerns',
  operationId: 'raiseVerificationConcern',
  tag: 'Verification review',
  summary: 'Give notice of a concern',
  description:
    'The entity has ten business days to remedy it. The level is held until the final determination.',
  scope: 'verification:write',
  params: entityParams,
  query: entityQuery,
  body: concernSchema,
  success: { status: 200, description: 'The record under concern', schema: verificationSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle(request) {
    const { verification, by } = await loadLockedVerification(request, 'reviewer', true);
    const { grounds, reason } = request.body;
    return moveAndPresent(request, verification, {
      happening: 'concern_raised',
      by,
      reason,
      grounds,
      requiredActions: [`Remedy the concern: ${reason}`],
    });
  },
});

export const remedyConcern = defineRoute({
  method: 'post',
  path: '/api/v1/verification/{entity_id}/concerns/remedy',
  operationId: 'remedyVerificationConcern',
  tag: 'Verification',
  summary: 'Answer a concern with what was remedied',
  scope: 'verification:write',
  params: entityParams,
  query: entityQuery,
  body: remedySchema,
  success: { status: 200, description: 'The record, awaiting determination', schema: verificationSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle(request) {
    const { verification, by } = await loadLockedVerification(request, 'entity', true);
    await submitDocuments(request, verification.id);
    return moveAndPresent(request, verification, {
      happening: 'remedy_submitted',
      by,
      reason: request.body.statement,
    });
  },
});

export const determineConcern = defineRoute({
  method: 'post',
  path: '/api/v1/verification/{entity_id}/concerns/determination',
  operationId: 'determineVerificationConcern',
  tag: 'Verification review',
  summary: 'Dismiss a concern, or revoke',
  description:
    'A revocation takes two people: the first `revoke` proposes it, the `revoke` of another one confirms it.',
  scope: 'verification:write',
  params: entityParams,
  query: entityQuery,
  body: determinationSchema,
  success: { status: 200, description: 'The record after the determination', schema: verificationSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle(request) {
    const { verification, by } = await loadLockedVerification(request, 'reviewer', true);
    const { decision, reason } = request.body;
    return moveAndPresent(request, verification, { happening: decision, by, reason });
  },
});
