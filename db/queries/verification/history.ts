/** Stores the history of verifications. Entries are only added, never changed. */
import { type HistoryStep } from '../../../domain/verification/decide';
import { type EntityType } from '../../../domain/verification/vocabulary';
import { type Database } from '../../database';
import { listVerifications } from './verifications';
import { insert, listPage } from '../../rows';
import { verificationHistory, type VerificationHistoryRow } from '../../tables/verification';

export type VerificationHistoryEntry = VerificationHistoryRow;

/** Returns a page of the history of one verification, or of all of an entity's, oldest first, and the total. */
export async function listHistory(
  db: Database,
  entity: { entityType: EntityType; entityId: string; verificationId: string | undefined },
  page: { limit: number; offset: number },
): Promise<{ entries: VerificationHistoryEntry[]; total: number }> {
  const { rows, total } = await listPage(
    db,
    verificationHistory,
    { verificationId: entity.verificationId ?? (await listIds(db, entity)) },
    { order: ['id'], ...page },
  );
  return { entries: rows, total };
}

async function listIds(
  db: Database,
  { entityType, entityId }: { entityType: EntityType; entityId: string },
): Promise<string[]> {
  return (await listVerifications(db, entityType, entityId)).map(({ id }) => id);
}

export async function insertHistory(
  tx: Database,
  verificationId: string,
  steps: HistoryStep[],
): Promise<void> {
  await insert(
    tx,
    verificationHistory,
    steps.map(({ by, ...step }) => ({ ...step, verificationId, actorKind: by.kind, actorId: by.userId })),
  );
}
