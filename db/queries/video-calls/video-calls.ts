/** Stores the appointments for video calls of verifications. */
import { type Database } from '../../database';
import { find, list, save } from '../../rows';
import { type VideoCallRow, verificationVideoCalls } from '../../tables/verification';

export type VideoCall = VideoCallRow;

/** Lists the calls of a verification, newest first. */
export async function listVideoCalls(db: Database, verificationId: string): Promise<VideoCall[]> {
  return list(db, verificationVideoCalls, { verificationId }, { order: [['id', 'DESC']] });
}

export async function findVideoCall(db: Database, id: string): Promise<VideoCall | undefined> {
  return find(db, verificationVideoCalls, { id });
}

/** Inserts or updates a call. */
export async function saveVideoCall(tx: Database, call: VideoCall): Promise<void> {
  await save(tx, verificationVideoCalls, call);
}
