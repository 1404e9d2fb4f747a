import { recordVideoCall } from '../../../operations/video-calls/record-video-call';
import { defineRoute } from '../../route';
import { requireParty } from '../verification/party';
import { presentRecord } from '../verification/present';
import { entityParams, entityQuery, verificationSchema } from '../verification/schema';
import { callRecordSchema } from './schema';

export const recordVideoCallRoute = defineRoute({
  method: 'post',
  path: '/api/v1/verification/{entity_id}/video-call/record',
  operationId: 'recordVerificationVideoCall',
  tag: 'Verification review',
  summary: 'Record what became of a video call',
  description: 'After the time of the call. After `failed` and `no_show` another call can be set.',
  scope: 'verification:write',
  stepUp: 'staff',
  params: entityParams,
  query: entityQuery,
  body: callRecordSchema,
  success: { status: 200, description: 'The record with the call', schema: verificationSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle(request) {
    const { db, body, now } = request;
    const party = await requireParty(request, 'reviewer');
    const { result, present, notes = null } = body;
    return presentRecord(request, await recordVideoCall(db, { ...party, result, present, notes, at: now }));
  },
});
