import { type Database } from '../../db/database';
import { deleteUnusedUploads } from '../../db/queries/documents/documents';
import { UNUSED_KEPT_HOURS } from '../../domain/documents/quota';

const HOUR_MS = 3_600_000;

/**
 * Deletes the rows of a batch of documents that nothing refers to. Returns the keys of their files, which the
 * caller removes after the commit.
 */
export async function removeUnusedDocuments(
  tx: Database,
  { limit, at }: { limit: number; at: Date },
): Promise<string[]> {
  return deleteUnusedUploads(tx, new Date(at.getTime() - UNUSED_KEPT_HOURS * HOUR_MS), limit);
}
