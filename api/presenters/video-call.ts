import { type z } from 'zod';
import { type VideoCall } from '../../db/queries/video-calls/video-calls';
import { printVideoCall } from '../../domain/video-calls/events';
import { videoCallSchema } from '../routes/verification/video-call-schema';
import { project } from '../project';

/** Presents a call. Only reviewers and operators see the notes and who wrote them. */
export function presentVideoCall(call: VideoCall, showsReviewers: boolean): z.input<typeof videoCallSchema> {
  const { notes, recordedBy } = call;
  return project(videoCallSchema, call, {
    ...printVideoCall(call),
    notes: showsReviewers ? notes : null,
    recorded_by: showsReviewers ? recordedBy : null,
  });
}
