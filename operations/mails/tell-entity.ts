import { type Database } from '../../db/database';
import { enqueueNotices } from '../../db/queries/platform/enqueue-mail';
import { type Verification } from '../../db/queries/verification/verifications';
import { statusOf, type VerificationState } from '../../domain/verification/decide';
import { IDENTITY_REQUIRED, TOLD_STATUSES } from '../../domain/verification/vocabulary';

/** Tells the entity by mail about a new status of its verification, if the status matters to the entity. */
export async function tellMove(
  tx: Database,
  verification: Verification,
  before: VerificationState | null,
): Promise<void> {
  const { id, state } = verification;
  const status = statusOf(state);
  const isNew = before === null || statusOf(before) !== status;
  if (!isNew || state.stage === 'superseded' || !TOLD_STATUSES.some((told) => told === status)) return;
  const subject = `${id}/${status}`;
  await enqueueNotices(tx, { kind: 'verification_moved', audience: membersOf(verification), subject });
}

/** Tells a person by mail that their verification waits until they prove who they are. */
export async function tellIdentityRequired(tx: Database, verification: Verification): Promise<void> {
  const subject = `${verification.id}/${IDENTITY_REQUIRED}`;
  await enqueueNotices(tx, { kind: 'verification_moved', audience: membersOf(verification), subject });
}

/** Tells the entity by mail that its verification expires soon. */
export async function tellReminder(tx: Database, verification: Verification): Promise<void> {
  const { id: subject } = verification;
  await enqueueNotices(tx, { kind: 'verification_reminder', audience: membersOf(verification), subject });
}

/** The members of an organization, or the person. */
function membersOf({ entityId, state }: Verification) {
  return state.entityType === 'organization' ? { charityId: entityId } : { userId: entityId };
}
