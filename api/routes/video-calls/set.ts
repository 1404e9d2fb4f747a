import { setVideoCall } from '../../../operations/video-calls/set-video-call';
import { defineRoute } from '../../route';
import { requireParty } from '../verification/party';
import { presentRecord } from '../verification/present';
import { entityParams, entityQuery, verificationSchema } from '../verification/schema';
import { appointmentSchema } from './schema';

export const setVideoCallRoute = defineRoute({
  method: 'post',
  path: '/api/v1/verification/{entity_id}/video-call',
  operationId: 'setVerificationVideoCall',
  tag: 'Verification',
  summary: 'Propose or set the time of a video call',
  description:
    'The organization proposes a time, or another time. An independent reviewer sets it, and the members get a mail.',
  scope: 'verification:write',
  params: entityParams,
  query: entityQuery,
  body: appointmentSchema,
  success: { status: 200, description: 'The record with the call', schema: verificationSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle(request) {
    const { db, body, now } = request;
    const party = await requireParty(request, 'either');
    const { at, link = null } = body;
    return presentRecord(request, await setVideoCall(db, { ...party, time: new Date(at), link, at: now }));
  },
});
