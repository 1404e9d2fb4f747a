import { type Database } from '../../db/database';
import { updatePendingDocument } from '../../db/queries/verification/documents';
import { type DocumentFinding } from '../../domain/verification/documents';

/**
 * Stores the finding about a pending document. Accepts the document if the finding has no problems, and
 * refuses it otherwise. Does nothing if the document is no longer pending.
 */
export async function recordFinding(
  tx: Database,
  { documentId, finding, at }: { documentId: string; finding: DocumentFinding; at: Date },
): Promise<void> {
  const status = finding.problems.length === 0 ? 'accepted' : 'refused';
  await updatePendingDocument(tx, documentId, { ...finding, status, checkedAt: at });
}
