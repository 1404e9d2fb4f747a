/** Runs the steps of the `verification` workflow. */
import { inTransaction } from '../db/database';
import { findDocument } from '../db/queries/verification/documents';
import { findVerification } from '../db/queries/verification/verifications';
import { requireRow } from '../domain/errors';
import { type DocumentFinding } from '../domain/verification/documents';
import { awaitsLookUp, type NextStep } from '../domain/verification/next-step';
import { advanceVerification, recordFinding } from '../operations/verification/steps';
import { judgeLookUp } from '../operations/verification/judge-look-up';
import { type VerificationStep } from '../workflows/messages';
import { type ActivityDependencies } from '.';
import { lookUp } from './database-verification';
import { DocumentUnavailableError } from './document-fetch';
import { inspectDocument, unreachable } from './document-inspection';
import { findIdentity } from './identity-checks';

/** After this many attempts an unavailable document counts as unreachable. */
const FETCH_ATTEMPTS = 3;

export function createVerificationActivities({ db, gateways }: ActivityDependencies) {
  /**
   * Counts this worker's failed attempts for each document. Temporal's own count is too high, because it
   * includes attempts that only waited for a slot.
   */
  const attempts = new Map<string, number>();

  /**
   * Throws the error again, so that Temporal retries. After the last attempt, returns the finding that the
   * document is unreachable.
   */
  function giveUpAfterLastAttempt(documentId: string, error: unknown): DocumentFinding {
    if (!(error instanceof DocumentUnavailableError)) throw error;
    const made = (attempts.get(documentId) ?? 0) + 1;
    if (made >= FETCH_ATTEMPTS) return unreachable(error.message);
    attempts.set(documentId, made);
    throw error;
  }

  return {
    /** Makes every change that is due at the given time. Returns the workflow's next step. */
    async advanceVerification({ verificationId, nowMs }: VerificationStep): Promise<NextStep> {
      const at = new Date(nowMs);
      return inTransaction(db, (tx) =>
        advanceVerification({ tx, at, secrets: gateways.secrets, address: gateways.address }, verificationId),
      );
    },

    /**
     * Inspects one document and stores the finding. Throws if the document's server is unavailable, so that
     * Temporal retries.
     */
    async checkDocument({ documentId, nowMs }: { documentId: string; nowMs: number }): Promise<void> {
      const document = await findDocument(db, documentId);
      if (document?.status !== 'pending') return;
      const at = new Date(nowMs);
      const { accountId } = requireRow(await findVerification(db, document.verificationId), documentId);
      const finding = await inspectDocument(db, gateways, { ...document, accountId }, at).catch(
        (error: unknown) => giveUpAfterLastAttempt(documentId, error),
      );
      attempts.delete(documentId);
      await inTransaction(db, (tx) => recordFinding({ tx, at }, { documentId, finding }));
    },

    /**
     * Looks the entity up in the sanctions lists. Also looks an organization up in the register, or has
     * vendors check a person. Then moves the verification to its next stage. While a person still has to prove
     * their identity, only reads the status of the identity check from the vendor.
     */
    async lookUpDatabase({ verificationId, nowMs }: VerificationStep): Promise<void> {
      const waiting = requireRow(await findVerification(db, verificationId), verificationId);
      if (!awaitsLookUp(waiting.state)) return;
      const at = new Date(nowMs);
      const identity = await findIdentity({ db, vendor: gateways.identity, at }, waiting);
      if (identity === undefined) return;
      const answers = await lookUp(db, gateways.checks, waiting, identity);
      const { secrets } = gateways;
      await inTransaction(db, (tx) => judgeLookUp({ tx, at, secrets }, { verificationId, lookUp: answers }));
    },
  };
}
