import { type Database } from '../../db/database';
import { markUploadsUsed } from '../../db/queries/documents/documents';
import { isDocumentId } from '../../domain/documents/references';
import { type FieldFault } from '../../domain/errors';

/**
 * Returns a fault for each reference to a document that the account did not upload. Marks the account's own
 * documents as used, so that they are kept.
 */
export async function findReferenceFaults(
  tx: Database,
  { accountId, references, field, at }: { accountId: string; references: string[]; field: string; at: Date },
): Promise<FieldFault[]> {
  const cited = references.filter(isDocumentId);
  const own = new Set(cited.length === 0 ? [] : await markUploadsUsed(tx, { ids: cited, accountId, at }));
  return references.flatMap((reference, index) =>
    isDocumentId(reference) && !own.has(reference)
      ? [{ field: `${field}.${index}`, code: 'not_found', message: 'is not a document that you uploaded' }]
      : [],
  );
}
