/** Stores the history of verifications. Entries are only added, never changed. */
import { type HistoryStep } from '../../../domain/verification/decide';
import { type EntityType } from '../../../domain/verification/vocabulary';
import { type Database, selectRows } from '../../database';
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

/** Returns when a verification was first approved. Returns undefined if nobody has approved it. */
export async function findFirstApproval(db: Database, verificationId: string): Promise<Date | undefined> {
  const [row] = await selectRows<{ at: Date }>(
    db,
    `SELECT at FROM verification_history
     WHERE verification_id = $1 AND happening = 'approve' AND to_stage = 'verified' ORDER BY id LIMIT 1`,
    [verificationId],
  );
  return row?.at;
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
