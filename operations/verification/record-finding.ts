import { type Database } from '../../db/database';
import { updatePendingDocument } from '../../db/queries/verification/documents';
import { type DocumentFinding } from '../../domain/verification/documents';

/** Accepts or refuses a pending document by the result of its check. Does not change any other document. */
export async function recordFinding(
  tx: Database,
  { documentId, finding, at }: { documentId: string; finding: DocumentFinding; at: Date },
): Promise<void> {
  const status = finding.problems.length === 0 ? 'accepted' : 'refused';
  await updatePendingDocument(tx, documentId, { ...finding, status, checkedAt: at });
}
