/** Changes of verifications. Each is one transaction: row, history, what follows for the entity, events, wake-up. */
import { announce } from '../../../domain/verification/announcements';
import {
  type Decision,
  decide,
  type HistoryStep,
  type Occurrence,
  statusOf,
  type VerificationState,
} from '../../../domain/verification/decide';
import { type DocumentProblem } from '../../../domain/verification/documents';
import { STAGE_RULES } from '../../../domain/verification/stages';
import { type EntityType, SYSTEM } from '../../../domain/verification/vocabulary';
import { type Database, selectRows } from '../../database';
import {
  type VerificationDocumentRow,
  type VerificationEvidenceRow,
  type VerificationRow,
} from '../../models/verifications';
import { applyChange, findStanding } from './standing';
import { recordEvent } from '../events/record-events';
import { enqueueSignals } from '../platform/promise-workflows';
import { listVerifications, type Verification } from './verifications';

/** The signal that tells a verification's workflow to look again. */
export const CHANGED_SIGNAL = 'changed';

/** Holds an entity against a second application at the same moment; false when there is no such entity. */
export async function lockEntity(tx: Database, entityType: EntityType, entityId: string): Promise<boolean> {
  const table = entityType === 'organization' ? 'charities' : 'users';
  return (
    (await selectRows(tx, `SELECT id FROM ${table} WHERE id = $1 FOR NO KEY UPDATE`, [entityId])).length > 0
  );
}

/** Stores a new verification with its first steps and events. */
export async function insertVerification(
  tx: Database,
  verification: Verification,
  { steps }: Pick<Decision, 'steps'>,
): Promise<void> {
  const isOrganization = verification.state.entityType === 'organization';
  await tx.models.verifications.create(
    {
      id: verification.id,
      entityId: verification.entityId,
      charityId: isOrganization ? verification.entityId : null,
      userId: isOrganization ? null : verification.entityId,
      accountId: verification.accountId,
      submittedAt: verification.submittedAt,
      ...columnsOf(verification.state),
    },
    { transaction: tx.transaction, returning: false },
  );
  await insertSteps(tx, verification.id, steps);
  await announceChange(tx, verification, null, { happening: 'applied', at: verification.submittedAt });
}

/**
 * Lets something happen to a locked verification and answers it as it is then. Throws CONFLICT or FORBIDDEN when the
 * stage or the person does not allow it. Its workflow is told, unless the workflow itself is acting.
 */
export async function moveVerification(
  tx: Database,
  verification: Verification,
  occurrence: Occurrence,
): Promise<Verification> {
  const before = verification.state;
  const { state, steps } = decide(before, occurrence);
  const moved = { ...verification, state };
  await tx.models.verifications.update(columnsOf(state), {
    where: { id: verification.id },
    transaction: tx.transaction,
  });
  await insertSteps(tx, verification.id, steps);
  if (occurrence.happening === 'approve') await supersedeOthers(tx, moved, occurrence.at);
  await applyChange(tx, moved, before, occurrence.at);
  await announceChange(tx, moved, before, occurrence);
  if (occurrence.by.kind !== 'system') await wakeWorkflow(tx, verification.id);
  return moved;
}

/** Keeps who looks after a verification, and the line of it in the history. */
export async function claimVerification(
  tx: Database,
  { id }: Verification,
  claimedBy: string | null,
  step: HistoryStep,
): Promise<void> {
  await tx.models.verifications.update({ claimedBy }, { where: { id }, transaction: tx.transaction });
  await insertSteps(tx, id, [step]);
}

/** Notes a reminder and sends its event. */
export async function recordReminder(
  tx: Database,
  verification: Verification,
  daysLeft: number,
  at: Date,
): Promise<void> {
  const { state } = verification;
  if (state.expiresAt === null) return;
  await tx.models.verifications.update(
    { remindedDays: daysLeft },
    { where: { id: verification.id }, transaction: tx.transaction },
  );
  const { stage } = state;
  const reason = `${daysLeft} days left.`;
  await insertSteps(tx, verification.id, [
    {
      happening: 'reminded',
      fromStage: stage,
      toStage: stage,
      status: statusOf(state),
      by: SYSTEM,
      reason,
      at,
    },
  ]);
  const data = {
    entity_id: verification.entityId,
    entity_type: state.entityType,
    level: state.level,
    expires_at: state.expiresAt.toISOString(),
    days_left: daysLeft,
  };
  await recordEvent(tx, { name: 'verification.reminder', data }, audienceOf(verification), at);
}

/** Stores documents that were submitted; those of the same type that were refused are replaced. */
export async function insertDocuments(tx: Database, documents: VerificationDocumentRow[]): Promise<void> {
  const [first] = documents;
  if (first === undefined) return;
  await tx.models.verificationDocuments.update(
    { status: 'replaced' },
    {
      where: {
        verificationId: first.verificationId,
        status: 'refused',
        type: documents.map(({ type }) => type),
      },
      transaction: tx.transaction,
    },
  );
  await tx.models.verificationDocuments.bulkCreate(documents, {
    transaction: tx.transaction,
    returning: false,
  });
}

/** What the check of a document's content found. */
export interface DocumentFinding {
  problems: DocumentProblem[];
  format: string | null;
  bytes: number | null;
  sha256: string | null;
}

/** Keeps the finding about a pending document; one that is no longer pending stays as it is. */
export async function recordFinding(
  db: Database,
  documentId: string,
  { problems, ...finding }: DocumentFinding,
  checkedAt: Date,
): Promise<void> {
  const status = problems.length === 0 ? 'accepted' : 'refused';
  await db.models.verificationDocuments.update(
    { status, problems, ...finding, checkedAt },
    { where: { id: documentId, status: 'pending' }, transaction: db.transaction },
  );
}

/** Keeps what a check found, with its date. */
export async function insertEvidence(tx: Database, evidence: VerificationEvidenceRow): Promise<void> {
  await tx.models.verificationEvidence.create(evidence, { transaction: tx.transaction, returning: false });
}

/** An entity holds one level: the approval of another verification ends the earlier one. */
async function supersedeOthers(tx: Database, approved: Verification, at: Date): Promise<void> {
  const all = await listVerifications(tx, approved.state.entityType, approved.entityId);
  for (const other of all) {
    if (other.id === approved.id || !STAGE_RULES[other.state.stage].inForce) continue;
    const { state, steps } = decide(other.state, { happening: 'superseded', by: SYSTEM, at });
    await tx.models.verifications.update(columnsOf(state), {
      where: { id: other.id },
      transaction: tx.transaction,
    });
    await insertSteps(tx, other.id, steps);
    await wakeWorkflow(tx, other.id);
  }
}

async function insertSteps(tx: Database, verificationId: string, steps: HistoryStep[]): Promise<void> {
  await tx.models.verificationHistory.bulkCreate(
    steps.map(({ by, ...step }) => ({ ...step, verificationId, actorKind: by.kind, actorId: by.userId })),
    { transaction: tx.transaction, returning: false },
  );
}

async function announceChange(
  tx: Database,
  verification: Verification,
  before: VerificationState | null,
  { happening, at }: Pick<Occurrence, 'happening' | 'at'>,
): Promise<void> {
  const events = announce({
    entity: { id: verification.entityId, type: verification.state.entityType },
    before,
    after: verification.state,
    happening,
    standing: await findStanding(tx, verification),
  });
  for (const event of events) await recordEvent(tx, event, audienceOf(verification), at);
}

function audienceOf({ accountId, entityId, state }: Verification) {
  return { accountId, ...(state.entityType === 'organization' ? { charityId: entityId } : {}) };
}

async function wakeWorkflow(tx: Database, verificationId: string): Promise<void> {
  await enqueueSignals(tx, [
    { workflowType: 'verification', workflowId: verificationId, signal: CHANGED_SIGNAL },
  ]);
}

function columnsOf(
  state: VerificationState,
): Omit<VerificationRow, 'id' | 'entityId' | 'charityId' | 'userId' | 'accountId' | 'submittedAt'> {
  const { checks, ...columns } = state;
  return {
    ...columns,
    status: statusOf(state),
    inForce: STAGE_RULES[state.stage].inForce,
    identityCheck: checks.identity,
    documentsCheck: checks.documents,
    databaseCheck: checks.database,
  };
}
