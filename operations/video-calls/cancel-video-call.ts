import { type Database } from '../../db/database';
import { listVideoCalls } from '../../db/queries/video-calls/video-calls';
import { type Verification } from '../../db/queries/verification/verifications';
import { type ActingParty } from '../../domain/verification/vocabulary';
import { requireOpenCall } from '../../domain/video-calls/video-call';
import { requireAsking } from '../references/require-asking';
import { holdVerification } from '../verification/transition';
import { storeCall } from './store-call';

/** Cancels the open video call of an application. */
export async function cancelVideoCall(
  tx: Database,
  { verificationId, by, at }: { verificationId: string; by: ActingParty; at: Date },
): Promise<Verification> {
  const verification = await holdVerification(tx, verificationId);
  requireAsking(verification);
  const [newest] = await listVideoCalls(tx, verificationId);
  const open = requireOpenCall(newest);
  const call = { ...open, status: 'cancelled' as const, revision: open.revision + 1 };
  return storeCall(tx, verification, { call, happening: 'call_cancelled', by, at });
}
