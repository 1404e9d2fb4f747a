import { type Database, inTransaction } from '../../db/database';
import { type Hours } from '../../db/queries/hours/hours';
import { requireLockedHours } from './locked-hours';
import { moveHours } from './transition';

/**
 * Records that the charity opened a pending submission. Opens its own transaction, because a read request
 * calls it and has none.
 */
export async function openHours(
  db: Database,
  { submissionId, byUserId, at }: { submissionId: string; byUserId: string; at: Date },
): Promise<Hours> {
  return inTransaction(db, async (tx) => {
    const hours = await requireLockedHours(tx, submissionId);
    const move = { to: 'in_review', detail: 'Opened by the charity.', byUserId, at } as const;
    return (await moveHours(tx, hours, move)) ?? hours;
  });
}
