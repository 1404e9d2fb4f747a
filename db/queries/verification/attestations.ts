import { type Database } from '../../database';
import { listReferences, type Reference } from '../references/references';
import { listVideoCalls, type VideoCall } from '../video-calls/video-calls';

/** Returns the referees of a verification, oldest first, and its video calls, newest first. */
export async function findAttestations(
  db: Database,
  verificationId: string,
): Promise<{ references: Reference[]; calls: VideoCall[] }> {
  const references = await listReferences(db, verificationId);
  return { references, calls: await listVideoCalls(db, verificationId) };
}
