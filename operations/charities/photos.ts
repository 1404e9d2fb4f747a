import { lockCharity } from '../../db/queries/charities/charities';
import {
  type CharityPhoto,
  countPhotos,
  deleteRemovedPhotos,
  insertPhoto,
  markPhotoRemoved,
} from '../../db/queries/charities/photos';
import { PHOTO_LIMITS, REMOVED_PHOTO_KEPT_HOURS } from '../../domain/charities/photos';
import { charityNotFound, GivingError, notFound } from '../../domain/errors';
import { newId } from '../../new-id';
import { type Act } from '../act';

export type NewPhoto = Omit<CharityPhoto, 'id' | 'createdAt'>;

/** Adds a photograph to a charity. The caller has already stored the file in the document store. */
export async function addPhoto({ tx, at }: Act, photo: NewPhoto): Promise<CharityPhoto> {
  const { charityId } = photo;
  // The lock stops concurrent uploads from exceeding the limit together.
  if ((await lockCharity(tx, charityId)) === undefined) throw charityNotFound(charityId);
  if ((await countPhotos(tx, charityId)) >= PHOTO_LIMITS.most) {
    throw new GivingError(
      'LIMIT_EXCEEDED',
      `A charity has at most ${String(PHOTO_LIMITS.most)} photographs. Remove one first.`,
      { limit: PHOTO_LIMITS.most },
    );
  }
  const added = { ...photo, id: newId('photo'), createdAt: at };
  await insertPhoto(tx, added);
  return added;
}

const HOUR_MS = 3_600_000;

/** Removes a photograph of a charity. The platform stops serving it once the transaction commits. */
export async function removePhoto(
  { tx, at }: Act,
  photo: { id: string; charityId: string },
): Promise<CharityPhoto> {
  const removed = await markPhotoRemoved(tx, { ...photo, at });
  if (removed === undefined) throw notFound('photograph');
  return removed;
}

/** Deletes rows of removed photographs. Returns the keys of their files, which the caller removes after the commit. */
export async function forgetRemovedPhotos({ tx, at }: Act, limit: number): Promise<string[]> {
  return deleteRemovedPhotos(tx, new Date(at.getTime() - REMOVED_PHOTO_KEPT_HOURS * HOUR_MS), limit);
}
