import { cancelVideoCall } from '../../../operations/video-calls/cancel-video-call';
import { defineRoute } from '../../route';
import { requireParty } from '../verification/party';
import { presentRecord } from '../verification/present';
import { entityParams, entityQuery, verificationSchema } from '../verification/schema';

export const cancelVideoCallRoute = defineRoute({
  method: 'delete',
  path: '/api/v1/verification/{entity_id}/video-call',
  operationId: 'cancelVerificationVideoCall',
  tag: 'Verification',
  summary: 'Cancel the video call',
  description: 'The organization or a reviewer cancels. The members get a mail.',
  scope: 'verification:write',
  params: entityParams,
  query: entityQuery,
  success: { status: 200, description: 'The record with the call', schema: verificationSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle(request) {
    const { db, now } = request;
    const party = await requireParty(request, 'either');
    return presentRecord(request, await cancelVideoCall(db, { ...party, at: now }));
  },
});
