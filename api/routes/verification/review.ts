import { defineRoute } from '../../route';
import { moveAndPresent, refuseIfClaimed, loadLockedVerification } from './load';
import { entityParams, entityQuery, reviewSchema, verificationSchema } from './schema';

export const reviewVerification = defineRoute({
  method: 'post',
  path: '/api/v1/verification/{entity_id}/review',
  operationId: 'reviewVerification',
  tag: 'Verification review',
  summary: 'Decide the stage under review',
  description:
    '`pass` leads to the next stage, `fail` asks for more information, `approve` and `deny` end the verification or the appeal. ' +
    'A decision that the stage does not take is answered 409 with the possible ones.',
  scope: 'verification:write',
  params: entityParams,
  query: entityQuery,
  body: reviewSchema,
  success: { status: 200, description: 'The record after the decision', schema: verificationSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle(request) {
    const { verification, by } = await loadLockedVerification(request, 'reviewer');
    refuseIfClaimed(verification, request.actor);
    const { decision, reason } = request.body;
    return moveAndPresent(request, verification, {
      happening: decision,
      by,
      reason,
      ...(decision === 'fail' && reason !== undefined ? { requiredActions: [reason] } : {}),
    });
  },
});
