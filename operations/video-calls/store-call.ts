import { type Database } from '../../db/database';
import { recordEvent } from '../../db/queries/events/record-events';
import { insertNotices } from '../../db/queries/platform/promise-mail';
import { saveVideoCall, type VideoCall } from '../../db/queries/video-calls/video-calls';
import { type Verification } from '../../db/queries/verification/verifications';
import { type ActingParty, type Note } from '../../domain/verification/vocabulary';
import { videoCallUpdated } from '../../domain/video-calls/events';
import { audienceOf } from '../verification/announcement';
import { noteStep } from '../verification/transition';

export interface CallChange {
  call: VideoCall;
  happening: Note;
  by: ActingParty;
  at: Date;
}

/** Stores a changed call, adds the step to the history, records the event and mails the members. */
export async function storeCall(
  tx: Database,
  verification: Verification,
  { call, happening, by, at }: CallChange,
): Promise<Verification> {
  await saveVideoCall(tx, call);
  const reason = `${call.status}: ${call.at.toISOString()}`;
  const noted = await noteStep(tx, verification, { happening, by, reason, at });
  const { entityId } = verification;
  await recordEvent(tx, videoCallUpdated(entityId, call), audienceOf(verification), at);
  if (call.status === 'proposed') return noted;
  const subject = `${call.id}/${String(call.revision)}`;
  await insertNotices(tx, { kind: 'video_call_moved', audience: { charityId: entityId }, subject });
  return noted;
}
