import { type Database } from '../../../db/database';
import { findNewestCheckpoint, type StoredCheckpoint } from '../../../db/queries/receipt-log/checkpoints';
import { listCosignatures } from '../../../db/queries/receipt-log/cosignatures';
import { findOpenLog } from '../../../db/queries/receipt-log/logs';
import { notFound } from '../../../domain/errors';

/** The newest checkpoint of the open log. 404 before the first one. */
export async function loadNewestCheckpoint(db: Database): Promise<StoredCheckpoint> {
  const log = await findOpenLog(db);
  const checkpoint = log === undefined ? undefined : await findNewestCheckpoint(db, log.id);
  if (checkpoint === undefined) throw notFound('checkpoint');
  return checkpoint;
}

/** The note with the cosignatures of its witnesses. */
export async function loadCosignedNote(
  db: Database,
  { logId, size, note }: StoredCheckpoint,
): Promise<string> {
  const cosignatures = await listCosignatures(db, logId, size);
  return note + cosignatures.map(({ line }) => `${line}\n`).join('');
}
