/** Stores the photographs of charities. Their files are in the document store. */
import { type Database, runStatement, selectRows } from '../../database';

export interface CharityPhoto {
  id: string;
  charityId: string;
  /** The member who uploaded the photograph. */
  userId: string;
  storageKey: string;
  caption: string | null;
  width: number;
  height: number;
  bytes: number;
  createdAt: Date;
}

const PHOTO = `SELECT id, charity_id, user_id, storage_key, caption, width,
    height, bytes, created_at
  FROM charity_photos`;

/** Returns the photographs of charities, oldest first. The map's keys are the charities' ids. */
export async function listPhotos(db: Database, charityIds: string[]): Promise<Map<string, CharityPhoto[]>> {
  const rows = await selectRows<CharityPhoto>(
    db,
    `${PHOTO} WHERE charity_id = ANY($1) AND removed_at IS NULL ORDER BY id`,
    [charityIds],
  );
  return Map.groupBy(rows, ({ charityId }) => charityId);
}

/** Finds a photograph that was not removed. */
export async function findPhoto(db: Database, id: string): Promise<CharityPhoto | undefined> {
  const [photo] = await selectRows<CharityPhoto>(db, `${PHOTO} WHERE id = $1 AND removed_at IS NULL`, [id]);
  return photo;
}

/** Counts a charity's photographs. Lock the charity first. */
export async function countPhotos(tx: Database, charityId: string): Promise<number> {
  const [row] = await selectRows<{ photos: number }>(
    tx,
    'SELECT count(*)::int AS photos FROM charity_photos WHERE charity_id = $1 AND removed_at IS NULL',
    [charityId],
  );
  return row?.photos ?? 0;
}

export async function insertPhoto(tx: Database, photo: CharityPhoto): Promise<void> {
  const { id, charityId, userId, storageKey, caption, width, height, bytes, createdAt } = photo;
  await runStatement(
    tx,
    `INSERT INTO charity_photos (id, charity_id, user_id, storage_key, caption, width, height, bytes, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, charityId, userId, storageKey, caption, width, height, bytes, createdAt],
  );
}

/** Marks a photograph of a charity as removed. Returns undefined if the charity has no such photograph. */
export async function markPhotoRemoved(
  tx: Database,
  { id, charityId, at }: { id: string; charityId: string; at: Date },
): Promise<CharityPhoto | undefined> {
  const photo = await findPhoto(tx, id);
  if (photo?.charityId !== charityId) return undefined;
  await runStatement(tx, 'UPDATE charity_photos SET removed_at = $2 WHERE id = $1', [id, at]);
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
