import { type Database } from '../../db/database';
import { lockCharity } from '../../db/queries/charities/charities';
import { type CharityPhoto, countPhotos, insertPhoto } from '../../db/queries/charities/photos';
import { PHOTO_LIMITS } from '../../domain/charities/photos';
import { charityNotFound, GivingError } from '../../domain/errors';
import { newId } from '../../new-id';

export type NewPhoto = Omit<CharityPhoto, 'id' | 'createdAt'> & { at: Date };

/** Adds a photograph to a charity. The caller has already stored the file in the document store. */
export async function addPhoto(tx: Database, { at, ...photo }: NewPhoto): Promise<CharityPhoto> {
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
