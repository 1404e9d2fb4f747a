/** Stores the photographs of charities. Their files are in the document store. */
import { type Database, selectRows } from '../../database';
import { count, find, insert, list, update } from '../../rows';
import { type CharityPhotoRow, charityPhotos } from '../../tables/campaigns';

export type CharityPhoto = Omit<CharityPhotoRow, 'removedAt'>;

/** Returns the photographs of charities, oldest first. The map's keys are the charities' ids. */
export async function listPhotos(db: Database, charityIds: string[]): Promise<Map<string, CharityPhoto[]>> {
  const photos = { charityId: charityIds, removedAt: null };
  const rows = await list(db, charityPhotos, photos, { order: ['id'] });
  return Map.groupBy(rows, ({ charityId }) => charityId);
}

/** Finds a photograph that was not removed. */
export async function findPhoto(db: Database, id: string): Promise<CharityPhoto | undefined> {
  return find(db, charityPhotos, { id, removedAt: null });
}

/** Counts a charity's photographs. Lock the charity first. */
export async function countPhotos(tx: Database, charityId: string): Promise<number> {
  return count(tx, charityPhotos, { charityId, removedAt: null });
}

export async function insertPhoto(tx: Database, photo: CharityPhoto): Promise<void> {
  await insert(tx, charityPhotos, photo);
}

/** Marks a photograph of a charity as removed. Returns undefined if the charity has no such photograph. */
export async function markPhotoRemoved(
  tx: Database,
  { id, charityId, at }: { id: string; charityId: string; at: Date },
): Promise<CharityPhoto | undefined> {
  const photo = await findPhoto(tx, id);
  if (photo?.charityId !== charityId) return undefined;
  await update(tx, charityPhotos, { id }, { removedAt: at });
  return photo;
}

/** Deletes photographs that were removed before a time. Returns the keys of their files. */
export async function deleteRemovedPhotos(tx: Database, before: Date, limit: number): Promise<string[]> {
  const rows = await selectRows<{ key: string }>(
    tx,
    `DELETE FROM charity_photos WHERE id IN (
       SELECT id FROM charity_photos WHERE removed_at < $1 ORDER BY removed_at LIMIT $2 FOR UPDATE SKIP LOCKED
     ) RETURNING storage_key AS key`,
    [before, limit],
  );
  return rows.map(({ key }) => key);
}
