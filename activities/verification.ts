/** The steps of a verification's workflow: what the clock and the checks make of the row. */
import { activityInfo } from '@temporalio/activity';
import { type Database, inTransaction } from '../db/database';
import { moveVerification, recordFinding, recordReminder } from '../db/queries/verification/moves';
import {
  findDocument,
  findVerification,
  listDocuments,
  lockVerification,
  type Verification,
} from '../db/queries/verification/verifications';
import { statusOf } from '../domain/verification/decide';
import { actionsFor, needsDocuments } from '../domain/verification/documents';
import { STAGE_RULES } from '../domain/verification/stages';
import { currentReminder, type Due, nextDue } from '../domain/verification/timelines';
import { type Stage, type Status, SYSTEM } from '../domain/verification/vocabulary';
import { type VerificationStep } from '../workflows/messages';
import { type ActivityDependencies } from '.';
import { examine, verifyInDatabases } from './database-verification';
import { DocumentUnavailableError } from './document-fetch';
import { inspectDocument, unreachable } from './document-inspection';

/** After so many attempts a document that cannot be had breaks the rule that it must be reachable. */
const FETCH_ATTEMPTS = 3;

/** Where a verification stands, as its workflow and an operator see it. */
export interface VerificationProgress {
  stage: Stage;
  status: Status;
  waitsFor: 'entity' | 'reviewer' | 'system' | 'nobody';
  period: number;
}

/** What the workflow does next. */
export type NextStep = VerificationProgress &
  (
    | { next: 'check_documents'; documentIds: string[] }
    | { next: 'look_up' | 'end' }
    | { next: 'wait'; untilMs: number | null; what: Due['what'] | null }
  );

export function createVerificationActivities({ db, gateways }: ActivityDependencies) {
  return {
    /** Does what is due at the given moment, and says what comes next. */
    async advanceVerification({ verificationId, nowMs }: VerificationStep): Promise<NextStep> {
      const now = new Date(nowMs);
      return inTransaction(db, async (tx) => {
        for (;;) {
          const verification = await requireVerification(tx, verificationId);
          const due = nextDue(verification.state);
          if (due !== undefined && due.at <= now) {
            if (due.what === 'appeal_window_over') return { ...progressOf(verification), next: 'end' };
            await passTime(tx, verification, due, now);
            continue;
          }
          const step = await planNext(tx, verification, due);
          if (step !== undefined) return step;
          await judgeDocuments(tx, verification, now);
        }
      });
    },

    /** Fetches one document and keeps what was found; a server that is away gets a few attempts. */
    async checkDocument(step: { documentId: string; nowMs: number }): Promise<void> {
      const document = await findDocument(db, step.documentId);
      if (document?.status !== 'pending') return;
      const at = new Date(step.nowMs);
      try {
        await recordFinding(db, document.id, await inspectDocument(db, gateways, document, at), at);
      } catch (error) {
        const isLast = activityInfo().attempt >= FETCH_ATTEMPTS;
        if (!(error instanceof DocumentUnavailableError) || !isLast) throw error;
        await recordFinding(db, document.id, unreachable(error.message), at);
      }
    },

    /** Screens an entity, asks the register or a person's vendors, keeps the evidence, and moves on by what they say. */
    async lookUpDatabase({ verificationId, nowMs }: VerificationStep): Promise<void> {
      const waiting = await findVerification(db, verificationId);
      if (waiting === undefined || !awaitsLookUp(waiting)) return;
      const findings = await examine(db, gateways.checks, waiting);
      await inTransaction(db, async (tx) => {
        const verification = await requireVerification(tx, verificationId);
        if (!awaitsLookUp(verification)) return;
        await verifyInDatabases(tx, gateways.checks, { verification, findings, at: new Date(nowMs) });
      });
    },
  };
}

async function requireVerification(tx: Database, id: string): Promise<Verification> {
  const verification = await lockVerification(tx, id);
  if (verification === undefined) throw new Error(`${id} is not in the database`);
  return verification;
}

function progressOf({ state }: Verification): VerificationProgress {
  const { waitsFor } = STAGE_RULES[state.stage];
  return { stage: state.stage, status: statusOf(state), waitsFor, period: state.period };
}

/** What comes next; undefined when submitted documents are all checked and can be judged. */
async function planNext(
  tx: Database,
  verification: Verification,
  due: Due | undefined,
): Promise<NextStep | undefined> {
  const { state } = verification;
  const progress = progressOf(verification);
  if (state.stage === 'expired' || state.stage === 'superseded') return { ...progress, next: 'end' };
  const pending = (await listDocuments(tx, verification.id)).filter(({ status }) => status === 'pending');
  if (pending.length > 0) {
    return { ...progress, next: 'check_documents', documentIds: pending.map(({ id }) => id) };
  }
  if (awaitsLookUp(verification)) return { ...progress, next: 'look_up' };
  if (awaitsJudgement(verification)) return undefined;
  return { ...progress, next: 'wait', untilMs: due?.at.getTime() ?? null, what: due?.what ?? null };
}

function awaitsLookUp({ state: { stage, checks } }: Verification): boolean {
  return stage === 'database_verification' || (stage === 'renewal_review' && checks.database === 'pending');
}

function awaitsJudgement({ state: { stage, checks, entityType, level } }: Verification): boolean {
  if (STAGE_RULES[stage].on.documents_accepted === undefined) return false;
  const needsNone = stage === 'document_submission' && !needsDocuments(entityType, level);
  return checks.documents === 'in_review' || needsNone;
}

/** Documents that break no rule go to a reviewer; otherwise the entity is told which break which. */
async function judgeDocuments(tx: Database, verification: Verification, at: Date): Promise<void> {
  const requiredActions = actionsFor(await listDocuments(tx, verification.id));
  const isRefused = requiredActions.length > 0;
  await moveVerification(tx, verification, {
    happening: isRefused ? 'documents_refused' : 'documents_accepted',
    by: SYSTEM,
    at,
    requiredActions,
    ...(isRefused ? { reason: 'Some documents break a rule: see required_actions.' } : {}),
  });
}

async function passTime(tx: Database, verification: Verification, due: Due, now: Date): Promise<void> {
  if (due.what === 'appeal_window_over') return;
  if (due.what !== 'reminder') {
    await moveVerification(tx, verification, { happening: due.what, by: SYSTEM, at: now });
    return;
  }
  // After an outage one reminder is enough: the one that is right today.
  await recordReminder(tx, verification, currentReminder(due, verification.state.expiresAt, now), now);
}
