import { type Database } from '../../db/database';
import { findNewestIdentityCheck } from '../../db/queries/identity-checks/identity-checks';
import { listDocuments } from '../../db/queries/verification/documents';
import { type Verification } from '../../db/queries/verification/verifications';
import { isOpen } from '../../domain/identity-checks/identity-check';
import {
  awaitsLookUp,
  type NextStep,
  planNext,
  progressOf,
  soonest,
} from '../../domain/verification/next-step';
import { currentReminder, nextDue } from '../../domain/verification/timelines';
import { SYSTEM } from '../../domain/verification/vocabulary';
import { type MailMeans } from '../../gateways';
import { followReferences } from '../references/follow-references';
import { judgeDocuments } from './judge-documents';
import { holdVerification, moveVerification } from './transition';
import { sendReminder } from './send-reminder';

/**
 * Makes every change of a verification that is due, such as a reminder or the expiry. Returns the workflow's
 * next step.
 */
export async function advanceVerification(
  tx: Database,
  { verificationId, at }: { verificationId: string; at: Date },
  gateways: MailMeans,
): Promise<NextStep> {
  for (;;) {
    const verification = await holdVerification(tx, verificationId);
    const { state } = verification;
    const due = nextDue(state);
    if (due === undefined || due.at > at) {
      const askAgainAt = await findTimeToAsk(tx, verification, at);
      const referenceDue = await followReferences(tx, { verification, at }, gateways);
      const documents = await listDocuments(tx, verificationId);
      const step = planNext(state, documents, soonest(due, referenceDue), askAgainAt);
      if (step !== undefined) return step;
      await judgeDocuments(tx, { verification, at });
    } else if (due.what === 'appeal_window_over') {
      return { ...progressOf(state), next: 'end' };
    } else if (due.what === 'reminder') {
      // After an outage, several reminders may be due. Sends only the latest one.
      await sendReminder(tx, { verification, daysLeft: currentReminder(due, state.expiresAt, at), at });
    } else {
      await moveVerification(tx, verification, { happening: due.what, by: SYSTEM, at });
    }
  }
}

/** Returns when to ask the identity vendor again. Returns undefined to ask it now, or not at all. */
async function findTimeToAsk(tx: Database, { id, state }: Verification, at: Date): Promise<Date | undefined> {
  if (!awaitsLookUp(state)) return undefined;
  const check = await findNewestIdentityCheck(tx, id);
  return check !== undefined && isOpen(check.state) && check.askAgainAt > at ? check.askAgainAt : undefined;
}
