import { type z } from 'zod';
import { type VideoCall } from '../../db/queries/video-calls/video-calls';
import { type videoCallSchema } from '../routes/verification/video-call-schema';

/** Presents a call. Only reviewers and operators see the notes and who wrote them. */
export function presentVideoCall(call: VideoCall, showsReviewers: boolean): z.input<typeof videoCallSchema> {
  const { id, status, at, link, present, notes, recordedBy, recordedAt } = call;
  return {
    call_id: id,
    status,
    at: at.toISOString(),
    link,
    present,
    notes: showsReviewers ? notes : null,
    recorded_by: showsReviewers ? recordedBy : null,
    recorded_at: recordedAt?.toISOString() ?? null,
  };
}
