import { type Database } from '../../db/database';
import { type CharityPhoto, deleteRemovedPhotos, markPhotoRemoved } from '../../db/queries/charities/photos';
import { REMOVED_PHOTO_KEPT_HOURS } from '../../domain/charities/photos';
import { notFound } from '../../domain/errors';

const HOUR_MS = 3_600_000;

/** Removes a photograph of a charity. The platform stops serving it once the transaction commits. */
export async function removePhoto(
  tx: Database,
  photo: { id: string; charityId: string; at: Date },
): Promise<CharityPhoto> {
  const removed = await markPhotoRemoved(tx, photo);
  if (removed === undefined) throw notFound('photograph');
  return removed;
}

/** Deletes rows of removed photographs. Returns the keys of their files, which the caller removes after the commit. */
export async function forgetRemovedPhotos(
  tx: Database,
  { limit, at }: { limit: number; at: Date },
): Promise<string[]> {
  return deleteRemovedPhotos(tx, new Date(at.getTime() - REMOVED_PHOTO_KEPT_HOURS * HOUR_MS), limit);
}
