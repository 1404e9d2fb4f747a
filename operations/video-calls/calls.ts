import { recordEvent } from '../../db/queries/events/record-events';
import { enqueueNotices } from '../../db/queries/platform/enqueue-mail';
import { type Verification } from '../../db/queries/verification/verifications';
import { listVideoCalls, saveVideoCall, type VideoCall } from '../../db/queries/video-calls/video-calls';
import { validationError } from '../../domain/errors';
import { type ActingParty, type Note } from '../../domain/verification/vocabulary';
import { videoCallUpdated } from '../../domain/video-calls/events';
import {
  type CallResult,
  isOpenCall,
  requireBegunCall,
  requireFutureTime,
  requireNoPassedCall,
  requireOpenCall,
} from '../../domain/video-calls/video-call';
import { newId } from '../../new-id';
import { type Act } from '../act';
import { requireAsking } from '../references/asking';
import { audienceOf } from '../verification/announcement';
import { refuseIfClaimed } from '../verification/review';
import { holdVerification, noteStep } from '../verification/transition';

export interface NewAppointment {
  verificationId: string;
  time: Date;
  /** The URL of the call. Only a reviewer may set it. */
  link: string | null;
  by: ActingParty & { userId: string };
}

/** Schedules a call for a reviewer, or proposes a time for the organization. Reschedules an open call. */
export async function setVideoCall(
  act: Act,
  { verificationId, time, link, by }: NewAppointment,
): Promise<Verification> {
  const isProposal = by.kind === 'entity';
  if (isProposal && link !== null) {
    throw validationError([
      { field: 'link', code: 'not_allowed', message: 'only a reviewer gives the link' },
    ]);
  }
  requireFutureTime(time, act.at);
  const verification = await holdVerification(act.tx, verificationId);
  requireAsking(verification);
  const calls = await listVideoCalls(act.tx, verificationId);
  requireNoPassedCall(calls.find(({ status }) => status === 'passed'));
  const open = calls.find(isOpenCall);
  const call: VideoCall = {
    id: open?.id ?? newId('call'),
    verificationId,
    status: isProposal ? 'proposed' : 'scheduled',
    at: time,
    link,
    setBy: by.userId,
    revision: (open?.revision ?? 0) + 1,
    present: [],
    notes: null,
    recordedBy: null,
    recordedAt: null,
  };
  const happening = isProposal ? 'call_proposed' : 'call_scheduled';
  return storeCall(act, verification, { call, happening, by });
}

export interface CallRecord {
  verificationId: string;
  result: CallResult;
  /** The names of the participants. */
  present: string[];
  notes: string | null;
  by: ActingParty & { userId: string };
}

/** Records the result of a video call. Throws CONFLICT before the call has begun. */
export async function recordVideoCall(
  { tx, at }: Act,
  { verificationId, result, present, notes, by }: CallRecord,
): Promise<Verification> {
  const verification = await holdVerification(tx, verificationId);
  requireAsking(verification);
  refuseIfClaimed(verification, by);
  const [newest] = await listVideoCalls(tx, verificationId);
  const begun = requireBegunCall(newest, at);
  const call: VideoCall = {
    ...begun,
    status: result,
    revision: begun.revision + 1,
    present,
    notes,
    recordedBy: by.userId,
    recordedAt: at,
  };
  return storeCall({ tx, at }, verification, { call, happening: 'call_recorded', by });
}

/** Cancels the open video call of an application. */
export async function cancelVideoCall(
  act: Act,
  { verificationId, by }: { verificationId: string; by: ActingParty },
): Promise<Verification> {
  const verification = await holdVerification(act.tx, verificationId);
  requireAsking(verification);
  const [newest] = await listVideoCalls(act.tx, verificationId);
  const open = requireOpenCall(newest);
  const call = { ...open, status: 'cancelled' as const, revision: open.revision + 1 };
  return storeCall(act, verification, { call, happening: 'call_cancelled', by });
}

interface CallChange {
  call: VideoCall;
  happening: Note;
  by: ActingParty;
}

/** Stores a changed call, adds the step to the history, records the event and mails the members. */
async function storeCall(
  { tx, at }: Act,
  verification: Verification,
  { call, happening, by }: CallChange,
): Promise<Verification> {
  await saveVideoCall(tx, call);
  const reason = `${call.status}: ${call.at.toISOString()}`;
  const noted = await noteStep({ tx, at }, verification, { happening, by, reason });
  const { entityId } = verification;
  await recordEvent(tx, videoCallUpdated(entityId, call), audienceOf(verification), at);
  if (call.status === 'proposed') return noted;
  const subject = `${call.id}/${String(call.revision)}`;
  await enqueueNotices(tx, { kind: 'video_call_moved', audience: { charityId: entityId }, subject });
  return noted;
}
