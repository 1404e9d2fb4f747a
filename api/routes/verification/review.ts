import { reviewVerification } from '../../../operations/verification/review-verification';
import { defineRoute } from '../../route';
import { requireParty } from './party';
import { presentRecord } from './present';
import { entityParams, entityQuery, reviewSchema, verificationSchema } from './schema';

export const reviewVerificationRoute = defineRoute({
  method: 'post',
  path: '/api/v1/verification/{entity_id}/review',
  operationId: 'reviewVerification',
  tag: 'Verification review',
  summary: 'Decide the stage under review',
  description:
    '`pass` leads to the next stage. `fail` asks for more information. `approve` and `deny` end the verification or appeal. ' +
    'From `standard` up, two people must approve. The first `approve` does not change the stage. It is listed in `approvals`. ' +
    'If the stage does not allow the given decision, the answer is 409 and lists those that it allows.',
  scope: 'verification:write',
  stepUp: 'staff',
  params: entityParams,
  query: entityQuery,
  body: reviewSchema,
  success: { status: 200, description: 'The record after the decision', schema: verificationSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle(request) {
    const { db, body, gateways, now } = request;
    const party = await requireParty(request, 'reviewer');
    const { decision, reason } = body;
    const review = { ...party, decision, reason, at: now };
    return presentRecord(request, await reviewVerification(db, review, gateways));
  },
});
