/** Tells pages how many people must approve a verification. */
import { listSelves } from '../../db/queries/users/erasures';
import { listEvidence } from '../../db/queries/verification/evidence';
import { type Verification, wasEverRevoked } from '../../db/queries/verification/verifications';
import { type Database } from '../../db/database';
import { approvalsNeeded } from '../../domain/verification/approvals';
import { REVOKED_KIN } from '../../domain/verification/evidence';

/** The first approval may find a tie to a revoked entity that nobody knows yet, and then needs a second one. */
export async function findApprovalsNeeded(db: Database, verification: Verification): Promise<number> {
  const { id, entityId, state } = verification;
  const evidence = await listEvidence(db, id);
  const isAfterRevocation =
    evidence.some(({ source }) => source === REVOKED_KIN) ||
    (await wasEverRevoked(db, await listSelves(db, entityId)));
  return approvalsNeeded(state, isAfterRevocation);
}
