import { recordEvent } from '../../db/queries/events/record-events';
import { findNewestIdentityCheck } from '../../db/queries/identity-checks/identity-checks';
import {
  findIdentified,
  listDocuments,
  updatePendingDocument,
} from '../../db/queries/verification/documents';
import { insertHistory } from '../../db/queries/verification/history';
import { updateVerification, type Verification } from '../../db/queries/verification/verifications';
import { isOpen } from '../../domain/identity-checks/identity-check';
import { statusOf } from '../../domain/verification/decide';
import { type DocumentFinding } from '../../domain/verification/documents';
import { verificationReminder } from '../../domain/verification/events';
import {
  awaitsLookUp,
  type NextStep,
  findNextStep,
  progressOf,
  soonest,
} from '../../domain/verification/next-step';
import { currentReminder, nextDue } from '../../domain/verification/timelines';
import { SYSTEM } from '../../domain/verification/vocabulary';
import { type Act, type Sealing } from '../act';
import { tellReminder } from '../mails/tell-entity';
import { followReferences } from '../references/answer-reference';
import { blockReturned } from '../users/block-user';
import { listErasedByDocument, noteReturns } from '../users/recognize';
import { audienceOf } from './announcement';
import { judgeDocuments, reconsider } from './documents';
import { holdVerification, moveVerification } from './transition';

/**
 * Makes every change of a verification that is due, such as a reminder or the expiry. Returns the workflow's
 * next step.
 */
export async function advanceVerification(act: Act & Sealing, verificationId: string): Promise<NextStep> {
  const { tx, at } = act;
  for (;;) {
    const verification = await holdVerification(tx, verificationId);
    const { state } = verification;
    const due = nextDue(state);
    if (due === undefined || due.at > at) {
      if (await reconsider(act, verification)) continue;
      const askAgainAt = await findTimeToAsk(act, verification);
      const referenceDue = await followReferences(act, verification);
      const documents = await listDocuments(tx, verificationId);
      const step = findNextStep(state, documents, soonest(due, referenceDue), askAgainAt);
      if (step !== undefined) return step;
      await judgeDocuments(act, verification);
    } else if (due.what === 'appeal_window_over') {
      return { ...progressOf(state), next: 'end' };
    } else if (due.what === 'reminder') {
      // After an outage, several reminders may be due. Sends only the latest one.
      await sendReminder(act, { verification, daysLeft: currentReminder(due, state.expiresAt, at) });
    } else {
      await moveVerification(tx, verification, { happening: due.what, by: SYSTEM, at });
    }
  }
}

/** Returns when to ask the identity vendor again. Returns undefined to ask it now, or not at all. */
async function findTimeToAsk({ tx, at }: Act, { id, state }: Verification): Promise<Date | undefined> {
  if (!awaitsLookUp(state)) return undefined;
  const check = await findNewestIdentityCheck(tx, id);
  return check !== undefined && isOpen(check.state) && check.askAgainAt > at ? check.askAgainAt : undefined;
}

/**
 * Stores the finding about a pending document. Accepts the document if the finding has no problems, and
 * refuses it otherwise. An identity document recognizes people whom the platform erased, and shuts out who was blocked.
 * Does nothing if the document is no longer pending.
 */
export async function recordFinding(
  act: Act & Sealing,
  { documentId, finding }: { documentId: string; finding: DocumentFinding },
): Promise<void> {
  const { tx, at } = act;
  const status = finding.problems.length === 0 ? 'accepted' : 'refused';
  await updatePendingDocument(tx, documentId, { ...finding, status, checkedAt: at });
  const { sha256 } = finding;
  const userId = await findIdentified(tx, documentId);
  if (userId === undefined || sha256 === null) return;
  const erased = await listErasedByDocument(act, sha256);
  await noteReturns(act, userId, erased);
  await blockReturned(act, userId, erased);
}

/**
 * Reminds an entity that its verification expires soon, by an event and by mail. Stores the reminder in the row and in
 * the history.
 */
async function sendReminder(
  { tx, at }: Act,
  { verification, daysLeft }: { verification: Verification; daysLeft: number },
): Promise<void> {
  const { id, entityId, state } = verification;
  const { stage, expiresAt } = state;
  if (expiresAt === null) return;
  await updateVerification(tx, id, { ...state, remindedDays: daysLeft });
  await insertHistory(tx, id, [
    {
      happening: 'reminded',
      fromStage: stage,
      toStage: stage,
      status: statusOf(state),
      by: SYSTEM,
      reason: `${daysLeft} days left.`,
      at,
    },
  ]);
  const event = verificationReminder(entityId, { ...state, expiresAt }, daysLeft);
  await recordEvent(tx, event, audienceOf(verification), at);
  await tellReminder(tx, verification);
}
