/** Defines the event of a video call in wire format. */
import { z } from 'zod';
import { type EventOf } from '../events/event-of';
import { id, time } from '../events/fields';
import { VIDEO_CALL_STATUSES, type VideoCallStatus } from './video-call';

export const videoCallEvents = {
  'verification.video_call.updated': z
    .strictObject({ entity_id: id, call_id: id, status: z.enum(VIDEO_CALL_STATUSES), at: time })
    .meta({ description: 'A video call was proposed, scheduled, moved, cancelled or held.' }),
};

interface PrintableCall {
  id: string;
  status: VideoCallStatus;
  at: Date;
}

/** Returns the wire form of a call, from which the API also presents it. */
export function printVideoCall(call: PrintableCall) {
  return { call_id: call.id, status: call.status, at: call.at.toISOString() };
}

export function videoCallUpdated(entityId: string, call: PrintableCall): EventOf<typeof videoCallEvents> {
  const data = { entity_id: entityId, ...printVideoCall(call) };
  return { name: 'verification.video_call.updated', data };
}
