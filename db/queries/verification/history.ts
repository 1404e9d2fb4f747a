/** Stores the history of verifications. Entries are only added, never changed. */
import { type HistoryStep } from '../../../domain/verification/decide';
import { type EntityType } from '../../../domain/verification/vocabulary';
import { type Database } from '../../database';
import { type VerificationHistoryRow } from '../../models/verification';
import { listVerifications } from './verifications';

export type VerificationHistoryEntry = VerificationHistoryRow;

/** Returns a page of the history of an entity's verifications, oldest first, and the total. */
export async function listHistory(
  db: Database,
  entity: { entityType: EntityType; entityId: string },
  page: { limit: number; offset: number },
): Promise<{ entries: VerificationHistoryEntry[]; total: number }> {
  const verifications = await listVerifications(db, entity.entityType, entity.entityId);
  const { rows, count } = await db.models.verificationHistory.findAndCountAll({
    where: { verificationId: verifications.map(({ id }) => id) },
    order: [['id', 'ASC']],
    transaction: db.transaction,
    ...page,
  });
  return { entries: rows.map((row) => row.get({ plain: true })), total: count };
}

export async function insertHistory(
  tx: Database,
  verificationId: string,
  steps: HistoryStep[],
): Promise<void> {
  await tx.models.verificationHistory.bulkCreate(
    steps.map(({ by, ...step }) => ({ ...step, verificationId, actorKind: by.kind, actorId: by.userId })),
    { transaction: tx.transaction, returning: false },
  );
}
