import { type Database } from '../../db/database';
import { listVideoCalls, type VideoCall } from '../../db/queries/video-calls/video-calls';
import { type Verification } from '../../db/queries/verification/verifications';
import { type ActingParty } from '../../domain/verification/vocabulary';
import { type CallResult, requireBegunCall } from '../../domain/video-calls/video-call';
import { requireAsking } from '../references/require-asking';
import { refuseIfClaimed } from '../verification/claim';
import { holdVerification } from '../verification/transition';
import { storeCall } from './store-call';

export interface CallRecord {
  verificationId: string;
  result: CallResult;
  /** The names of the participants. */
  present: string[];
  notes: string | null;
  by: ActingParty & { userId: string };
  at: Date;
}

/** Records the result of a video call. Throws CONFLICT before the call has begun. */
export async function recordVideoCall(
  tx: Database,
  { verificationId, result, present, notes, by, at }: CallRecord,
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
  return storeCall(tx, verification, { call, happening: 'call_recorded', by, at });
}
