/** Stores the history of verifications. Entries are only added, never changed. */
import { type HistoryStep } from '../../../domain/verification/decide';
import { type EntityType } from '../../../domain/verification/vocabulary';
import { type Database } from '../../database';
import { listVerifications } from './verifications';
import { insert, listPage } from '../../rows';
import { verificationHistory, type VerificationHistoryRow } from '../../tables/verification';

export type VerificationHistoryEntry = VerificationHistoryRow;

/** Returns a page of the history of an entity's verifications, oldest first, and the total. */
export async function listHistory(
  db: Database,
  entity: { entityType: EntityType; entityId: string },
  page: { limit: number; offset: number },
): Promise<{ entries: VerificationHistoryEntry[]; total: number }> {
  const verifications = await listVerifications(db, entity.entityType, entity.entityId);
  const { rows, total } = await listPage(
    db,
    verificationHistory,
    { verificationId: verifications.map(({ id }) => id) },
    { order: ['id'], ...page },
  );
  return { entries: rows, total };
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
