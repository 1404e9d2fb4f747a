/** Stores the appointments for video calls of verifications. */
import { type VideoCallStatus } from '../../../domain/video-calls/video-call';
import { type Database, runStatement, selectRows } from '../../database';

export interface VideoCall {
  id: string;
  verificationId: string;
  status: VideoCallStatus;
  at: Date;
  link: string | null;
  setBy: string;
  /** The number of the current version of the appointment. Each change increases it. */
  revision: number;
  /** The names of the participants. */
  present: string[];
  notes: string | null;
  recordedBy: string | null;
  recordedAt: Date | null;
}

const COLUMNS = `id, verification_id, status, at, link, set_by, revision, present, notes,
  recorded_by, recorded_at`;

/** Lists the calls of a verification, newest first. */
export async function listVideoCalls(db: Database, verificationId: string): Promise<VideoCall[]> {
  return selectRows<VideoCall>(
    db,
    `SELECT ${COLUMNS} FROM verification_video_calls WHERE verification_id = $1 ORDER BY id DESC`,
    [verificationId],
  );
}

export async function findVideoCall(db: Database, id: string): Promise<VideoCall | undefined> {
  const [call] = await selectRows<VideoCall>(
    db,
    `SELECT ${COLUMNS} FROM verification_video_calls WHERE id = $1`,
    [id],
  );
  return call;
}

/** Inserts or updates a call. */
export async function saveVideoCall(tx: Database, call: VideoCall): Promise<void> {
  const { id, verificationId, status, at, link, setBy, revision, present, notes } = call;
  await runStatement(
    tx,
    `INSERT INTO verification_video_calls
       (id, verification_id, status, at, link, set_by, revision, present, notes, recorded_by, recorded_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8::text[], $9, $10, $11)
     ON CONFLICT (id) DO UPDATE SET status = $3, at = $4, link = $5, set_by = $6, revision = $7, present = $8::text[],
       notes = $9, recorded_by = $10, recorded_at = $11`,
    [id, verificationId, status, at, link, setBy, revision, present, notes, call.recordedBy, call.recordedAt],
  );
}
