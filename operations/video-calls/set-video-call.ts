import { type Database } from '../../db/database';
import { listVideoCalls, type VideoCall } from '../../db/queries/video-calls/video-calls';
import { type Verification } from '../../db/queries/verification/verifications';
import { validationError } from '../../domain/errors';
import { type ActingParty } from '../../domain/verification/vocabulary';
import { isOpenCall, requireFutureTime, requireNoPassedCall } from '../../domain/video-calls/video-call';
import { newId } from '../../new-id';
import { requireAsking } from '../references/require-asking';
import { holdVerification } from '../verification/transition';
import { storeCall } from './store-call';

export interface NewAppointment {
  verificationId: string;
  time: Date;
  /** The URL of the call. Only a reviewer may set it. */
  link: string | null;
  by: ActingParty & { userId: string };
  at: Date;
}

/** Schedules a call for a reviewer, or proposes a time for the organization. Reschedules an open call. */
export async function setVideoCall(
  tx: Database,
  { verificationId, time, link, by, at }: NewAppointment,
): Promise<Verification> {
  const isProposal = by.kind === 'entity';
  if (isProposal && link !== null) {
    throw validationError([
      { field: 'link', code: 'not_allowed', message: 'only a reviewer gives the link' },
    ]);
  }
  requireFutureTime(time, at);
  const verification = await holdVerification(tx, verificationId);
  requireAsking(verification);
  const calls = await listVideoCalls(tx, verificationId);
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
  return storeCall(tx, verification, { call, happening, by, at });
}
