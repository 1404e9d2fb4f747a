/** People of a charity, who may confirm changes for each other (docs/rules/ties.md). */
import { type Database, runStatement } from '../../db/database';
import { findUser } from '../../db/queries/access/accounts';
import { addMember } from '../../db/queries/members/members';
import { insertVerification } from '../../db/queries/verification/verifications';
import { shiftByDays } from '../../domain/days';
import { requireRow } from '../../domain/errors';
import { beginApplication } from '../../domain/verification/decide';
import { type Level, SYSTEM } from '../../domain/verification/vocabulary';
import { newId } from '../../new-id';

/** Makes a user a member who joined 31 days ago and proved who they are. Two of them may confirm for each other. */
export async function joinLongAgo(
  db: Database,
  charityId: string,
  userId: string,
  { days = 31, level = 'standard' }: { days?: number; level?: Level } = {},
): Promise<void> {
  await addMember(db, charityId, userId, shiftByDays(new Date(), -days));
  await verifyPerson(db, userId, level);
}

/** Stores a verification in force of a person, and ends one before it. Returns its id. */
export async function verifyPerson(db: Database, userId: string, level: Level = 'standard'): Promise<string> {
  const { accountId } = requireRow(await findUser(db, userId), userId);
  const at = new Date();
  const { state } = beginApplication({
    entityType: 'donor',
    level,
    hasDocuments: true,
    isIdentityKnown: true,
    requiredActions: [],
    by: SYSTEM,
    at,
  });
  await runStatement(
    db,
    `UPDATE verifications SET stage = 'superseded', status = 'expired', in_force = false
     WHERE entity_type = 'donor' AND entity_id = $1`,
    [userId],
  );
  const id = newId('verification');
  const expiresAt = shiftByDays(at, 300);
  await insertVerification(db, {
    ...{ id, entityId: userId, accountId, submittedAt: at },
    state: { ...state, stage: 'verified', expiresAt, dueAt: null, period: 1 },
  });
  return id;
}
