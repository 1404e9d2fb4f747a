/**
 * Stores the proposed first members of charities. A member is pending until a second operator confirms them.
 */
import { type Database, runStatement, selectRows } from '../../database';
import { type PendingMemberRow } from '../../tables/members';

export type PendingMember = PendingMemberRow;

/** Stores a pending member. If the user is already pending, the first request remains in force. */
export async function insertPendingMember(
  tx: Database,
  { charityId, userId, askedBy, askingPersons }: PendingMember,
): Promise<void> {
  await runStatement(
    tx,
    `INSERT INTO pending_members (charity_id, user_id, asked_by, asking_persons)
     VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
    [charityId, userId, askedBy, askingPersons],
  );
}

/** Removes and returns a pending member. Returns undefined if the user is not pending. */
export async function deletePendingMember(
  tx: Database,
  { charityId, userId }: Pick<PendingMember, 'charityId' | 'userId'>,
): Promise<PendingMember | undefined> {
  const [pending] = await selectRows<PendingMember>(
    tx,
    `DELETE FROM pending_members WHERE charity_id = $1 AND user_id = $2
     RETURNING charity_id, user_id, asked_by, asking_persons`,
    [charityId, userId],
  );
  return pending;
}
